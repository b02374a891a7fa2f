import { splitWords } from './table';

// Frequent misspellings, pieces of broken words (`œ ufs`), and words for allergens in German, Italian, Spanish,
// Portuguese, Dutch, Polish and Scandinavian. Sugar is listed in more languages, because almost every list of
// ingredients names it. `leche` is missing, because English lists contain `dulce de leche`.

/** Matched only as whole words. */
const WORDS = new Set(
  splitWords(`
    amende, amendes, beure, ufs, eufs, rahm, kase, kaas, burro, boter, nata, suero, soro, smør, smör, noot,
    noten, noci, noz, nozes, nuez, nueces, nöt, nötter, nødder, caju, pacana, mani, maní, pinda, pindas, soia,
    mehl, orzo, avena, hafer, haver, mout, vete, hvede, hvete, grano, trigo, bier, ei, eier, uovo, uova,
    albume, yema, yemas, ovo, ovos, ägg, æg, jaja, senf, apio, aipo, sulfit, sulfitos, fisch, pesce, frutos,
    glutine, sesam, nugat, rogge, tarwe, malz, gerst, anacardi, anacardio, anacardo, bloem, haverdrank,
    crustáceos, lupino
  `),
);

/** Matched even inside a word: `milch` in `Vollmilchpulver`. */
const PARTS = new RegExp(
  splitWords(`
    s02, hazlenut, hazlnut, hazelunt, haselnut, noisete, noissette, ammande, almound, allmond, wallnut, cashue,
    casheu, penut, arrachide, seasame, fromment, zucker, zucchero, azúcar, azucar, açúcar, açucar, suiker,
    socker, sukker, sokeri, cukier, cukr, cukor, cukur, suhkur, sladkor, kakao, milch, molke, sahne, reinfett,
    joghurt, käse, laktose, lattosio, formaggi, leche en, leche entera, leche desnatada, leite em, manteiga,
    mantequilla, manteca, lactosa, queso, queijo, melk, roomboter, slagroom, weipoeder, mjölk, mælk, mleko,
    mleczn, mléko, schalenfr, nuss, nuß, nüss, mandel, pistazie, cashewk, noccioli, avellana, avelã, almendra,
    amêndoa, amendoa, amendoim, pistacho, castanha, arachidi, guscio, hazelno, walno, pecanno, cashewno,
    macadamiano, paranoten, pistacheno, aardno, amandel, pindakaas, hasseln, orzech, orzesz, migda, sojabohne,
    weizen, gerste, roggen, haferfl, hafermi, haferdr, dinkelme, malze, getreide, roggemeel, tarwebl, tarwem,
    hafermehl, koekje, keks, waffel, zwieback, frumento, segale, espelta, harina, farinha, cebada, cevada,
    centeno, centeio, aveia, galleta, havermout, moutextract, pszen, eigelb, eiwei, eiklar, eipulver, vollei,
    hühnerei, tuorl, huevo, eieren, eigeel, eiwit, sesams, sesamz, ajonjol, gergelim, senfk, senfs, senape,
    mostaza, mostarda, mosterd, sellerie, sedano, selder, natriummetabisulfit, schwefel, solfit, solforosa,
    azufre, enxofre, sulfiet, zwavel, lupinen, altramu, fischge, pescado, peixe, visgelatine, krebstier,
    weichtier, crostace, mollusch, molusco, schaaldier, schaalvrucht, weekdier
  `).join('|'),
);

/** Letters that are not Latin. A single Greek letter is allowed: `β-carotene`. */
const OTHER_SCRIPT = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Greek}])\p{L}|\p{Script=Greek}{2}/u;

/** Returns whether a text contains a word that is in no table, but can name an allergen. */
export function hasUnreadableWord(text: string): boolean {
  const given = text.normalize('NFC').toLowerCase();
  const words = given.match(/\p{L}+/gu) ?? [];
  return PARTS.test(given) || OTHER_SCRIPT.test(given) || words.some((word) => WORDS.has(word));
}
