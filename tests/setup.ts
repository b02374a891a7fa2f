// Makes a test fail if an unexpected error or warning is written to the console.
for (const level of ['error', 'warn'] as const) {
  jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
    throw new Error(`unexpected console.${level}: ${words.map(String).join(' ')}`);
  });
}
