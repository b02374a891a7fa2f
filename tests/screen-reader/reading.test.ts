import { previewOf, screenReaderSuite, test } from './support/suite';

const { visit, enterLink, until, hear } = screenReaderSuite();

test('Orca reads the links at the top, and the key H moves Orca through the headings', async () => {
  await visit('/');
  await hear(
    [
      'Ctrl+Home',
      'Skip to content link.',
      'Quatorze link.',
      'Categories link.',
      'Flavours link.',
      'Story link.',
      'Corporate link.',
      'Partnership link.',
      'Store link.',
      'Contact link.',
      'fr: Français',
      'link.',
      'Shop link.',
    ],
    ['H', 'Quatorze heading level 1.'],
    ['H', 'Categories heading level 2.'],
    ['H', 'Fourteen flavours heading level 2.'],
    ['H', 'Dark chocolate heading level 3.'],
    ['2', 'A hundred beans,', 'cut in half heading level 2.'],
    ['2', 'Sixty hours,', 'then marble heading level 2.'],
    ['2', 'Hélène Marchetti-Roux heading level 2.'],
  );
});

test('after Enter on a section link, Orca says the name of the section and continues there', async () => {
  await visit('/');
  await hear(
    ['K', 'Go to the shop link.'],
    ['Shift+K', 'Shop link.'],
    ['Shift+K', 'fr: Français', 'link.'],
    ['Shift+K', 'Contact link.'],
    ['Enter', 'Contact region.'],
    ['K', 'Telephone: +33 1 99 00 14 15 link.'],
    ['K', 'E-mail: bonjour@quatorze.example link.'],
  );
});

test('Orca says how many flavours each collection has, and the key B moves Orca to the next flavour', async () => {
  await visit('/');
  await hear(
    ['2', 'Categories heading level 2.'],
    ['2', 'Fourteen flavours heading level 2.'],
    ['K', 'Dark, 5 flavours link.'],
    ['K', 'Milk, 5 flavours link.'],
    ['K', 'White, 4 flavours link.'],
    ['3', 'Dark chocolate heading level 3.'],
    ['B', 'Madagascar 72 % Dark, Sambirano valley collapsed push button.'],
    ['B', 'Fleur de sel Dark 70%, Ecuador collapsed push button.'],
    ['B', 'Coffee Dark 68%, Tanzania and Ethiopia collapsed push button.'],
    ['3', 'Milk chocolate heading level 3.'],
    ['B', 'Hazelnut Milk 40%, Piedmont collapsed push button.'],
  );
});

test('Enter opens a panel, and Orca reads the name and the facts of the flavour', async () => {
  await visit('/');
  await hear(
    ['3', 'Dark chocolate heading level 3.'],
    ['B', 'Madagascar 72 % Dark, Sambirano valley collapsed push button.'],
    ['Enter', 'expanded', 'Madagascar 72 %'],
    ['4', 'Madagascar 72 % heading level 4.'],
    ['L', 'Name of the food description term.'],
    ['Down', 'Dark chocolate with cocoa nibs description value.'],
    ['Down', 'Price description term.', '2 values.'],
    ['Down', '€8.90 description value.', '€127.14/kg description value.'],
    ['Down', 'Net weight description term.'],
    ['Down', '70 g description value.'],
    ['Down', 'How to buy Madagascar 72 % link.', 'Mini : Madagascar 72 % push button.'],
    ['L', 'Cocoa solids description term.', '72% minimum description value.'],
  );
});

test('Orca reads the nutrition table cell by cell, with the header of each row', async () => {
  await visit('/');
  await hear(
    ['3', 'Dark chocolate heading level 3.'],
    ['B', 'Madagascar 72 % Dark, Sambirano valley collapsed push button.'],
    ['Enter', 'expanded', 'Madagascar 72 %'],
    ['T', 'per 100 g', 'table with 8 rows 2 columns', 'Energy row header.'],
    ['Shift+Alt+Right', '2,348 kJ / 566 kcal.', 'Row 1, column 2.'],
    ['Shift+Alt+Down', 'Fat', '42 g.', 'Row 2, column 2.'],
    ['Shift+Alt+Down', 'of which saturates', '26 g.', 'Row 3, column 2.'],
    ['Shift+Alt+Left', 'of which saturates row header.', 'Row 3, column 1.'],
    ['Shift+Alt+Down', 'Carbohydrate row header.', 'Row 4, column 1.'],
    ['Shift+Alt+Right', '33 g.', 'Row 4, column 2.'],
    ['Shift+Alt+Down', 'of which sugars', '27 g.', 'Row 5, column 2.'],
  );
});

test('Orca names the buttons of a panel, and Escape moves the focus back to the flavour', async () => {
  await visit('/');
  await hear(
    ['3', 'Dark chocolate heading level 3.'],
    ['B', 'Madagascar 72 % Dark, Sambirano valley collapsed push button.'],
    ['B', 'Fleur de sel Dark 70%, Ecuador collapsed push button.'],
    ['Enter', 'expanded', 'Fleur de sel'],
    ['B', 'Share : Fleur de sel push button.'],
    ['B', 'About the product collapsed push button.'],
    ['B', 'Previous: Madagascar 72 % push button.'],
    ['B', 'Next: Coffee push button.'],
    ['B', 'Close: Fleur de sel push button.'],
    ['Escape', 'Fleur de sel Dark 70%, Ecuador collapsed push button.'],
  );
});

test('after Enter on “milk”, Orca says how many flavours list no milk, and reads “May contain milk”', async () => {
  await visit('/');
  await hear(
    ['2', 'Categories heading level 2.'],
    ['2', 'Fourteen flavours heading level 2.'],
    ['B', 'gluten toggle button not pressed.'],
    ['B', 'wheat toggle button not pressed.'],
    ['B', 'soya toggle button not pressed.'],
    ['B', 'milk toggle button not pressed.'],
    ['Enter', 'pressed', '0 of 20 list no milk, 8 may contain traces'],
    ['3', 'Dark chocolate heading level 3.'],
    ['B', 'Madagascar 72 % Dark, Sambirano valley May contain milk collapsed push button.'],
  );
});

test('Orca says which picture a slider shows, and the focus stays on “Next” at the last picture', async () => {
  await visit('/');
  await hear(
    ['Shift+2', 'Wrapping to bottom.', 'Contact heading level 2.'],
    ['Shift+2', 'The store heading level 2.'],
    ['Shift+2', 'Partnership and franchise heading level 2.'],
    ['Shift+2', 'Corporate orders heading level 2.'],
  );
  await until(() => document.querySelector('[data-slider="corporate"][data-state="running"]'));
  await hear(
    ['B', 'Next: Corporate orders push button.'],
    ['Enter', 'Picture 2 of 3'],
    ['Enter', 'Picture 3 of 3'],
    ['Shift+Tab', 'Previous: Corporate orders push button.'],
    ['Enter', 'Picture 2 of 3'],
  );
});

test('after the menu opens or closes, Orca names the button that has the focus', async () => {
  await visit('/', 'xs');
  await hear(
    ['Shift+B', 'Menu push button.', 'opens dialog'],
    ['Enter', 'Close menu push button.'],
    ['Tab', 'Categories link.'],
    ['Tab', 'Flavours link.'],
    ['Escape', 'Menu push button.', 'opens dialog'],
  );
});

test('Orca speaks in the language of the page', async () => {
  await visit('/');
  await hear(['K', 'Go to the shop link.'], ['Shift+K', 'Shop link.'], ['Shift+K', 'fr: Français', 'link.']);
  await enterLink(/^fr: Chocolat fait à Paris, de la fève à la tablette – Quatorze$/);
  await hear(
    ['H', 'fr: Catégories', 'heading level 2.'],
    ['H', 'fr: Quatorze saveurs', 'heading level 2.'],
    ['K', 'fr: Noir, 5 saveurs', 'link.'],
  );
});

test('in a preview, Orca reads the button “End preview”, and the switch “Frames” with its help text', async () => {
  await visit(previewOf('autumn'));
  await until(() => document.querySelector('[data-preview-bar] [aria-pressed="true"]'));
  await hear(
    ['Shift+B', 'Wrapping to bottom.', 'End preview push button.'],
    [
      'Shift+B',
      'Frames toggle button pressed.',
      'Frames show what is new or different from the public page.',
    ],
  );
});
