import type { PreviewWords } from './preview-en';

/** What editors read in a preview, in French. */
export const previewFr: PreviewWords = {
  title: 'Aperçu',
  notPublic: 'Non publié',
  isPublic: 'C’est la version publique',
  refused: 'Serait refusé à la publication',
  ends: 'Se termine {time}',
  publicSince: 'La page publique\u202f: depuis le',
  by: 'par',
  planned: 'Prévu pour le',
  details: 'Détails',
  sound: 'Tout va bien, rien à corriger',
  same: 'Aucune différence avec la page publique',
  problems: 'Problèmes',
  expected: 'attendu',
  found: 'trouvé',
  result: 'résultat',
  line: 'ligne {line}, colonne {column}',
  hints: 'Conseils',
  differences: 'Différences avec la page publique',
  added: 'ajouté',
  removed: 'retiré',
  moved: 'déplacé',
  changed: 'modifié',
  fields: 'Champs',
  fieldsHelp:
    'Cliquez sur un élément de la page pour voir son champ\u202f; Alt et un clic font de même à tout moment.',
  field: {
    title: 'Champ',
    problem: 'Problème',
    copy: 'Copier le chemin',
    copied: 'Copié',
    edit: 'Modifier',
    close: 'Fermer',
  },
  exit: 'Quitter l’aperçu',
  faults: {
    reason: 'Ce qui a été trouvé',
    place: 'Ligne {line}, colonne {column}',
    tryAgain: 'Réessayer',
    shownIsOld: 'La dernière version qui a pu être affichée',
    lastGood:
      'Ci-dessous, pour comparer\u202f: la dernière version de «\u202f{deployment}\u202f» qui a pu être affichée, lue {time}.',
    'not-json': {
      title: 'Pas du JSON',
      text: 'Le document de «\u202f{deployment}\u202f» est illisible\u202f: une virgule, un guillemet ou une accolade manque ou est de trop. Corrigez l’endroit que montre la marque, enregistrez, puis réessayez. La page publique n’a pas changé.',
    },
    unreadable: {
      title: 'Illisible',
      text: 'Le document de «\u202f{deployment}\u202f» est illisible. Corrigez ce qui est indiqué ci-dessous, enregistrez, puis réessayez. La page publique n’a pas changé.',
    },
    missing: {
      title: 'Introuvable',
      text: 'Il n’y a pas de déploiement «\u202f{deployment}\u202f». Vérifiez que son nom s’écrit comme celui de son document, et que le document est enregistré.',
    },
    slow: {
      title: 'Trop lent',
      text: 'La source de «\u202f{deployment}\u202f» n’a pas répondu entièrement en 5 secondes. Réessayez dans une minute\u202f; si cela dure, prévenez la personne qui gère le système de la boutique. La page publique n’a pas changé.',
    },
    down: {
      title: 'Pas de réponse',
      text: 'La source de «\u202f{deployment}\u202f» n’a pas pu être lue. Réessayez dans une minute\u202f; si cela dure, prévenez la personne qui gère le système de la boutique. La page publique n’a pas changé.',
    },
    'not-whole': {
      title: 'Lien incomplet',
      text: 'Il manque une partie de l’adresse de cet aperçu, ou elle a été modifiée en chemin. Copiez de nouveau le lien, de la première à la dernière lettre, ou demandez-en un autre.',
    },
    expired: {
      title: 'Lien expiré',
      text: 'Ce lien menait à un aperçu pour une durée qui est écoulée. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
    },
    'no-name': {
      title: 'Nom inconnu',
      text: 'L’adresse ne nomme aucun déploiement\u202f: un nom se compose de minuscules, de chiffres et de traits d’union, 64 caractères au plus.',
    },
    ended: {
      title: 'Aperçu terminé',
      text: 'La durée de cet aperçu est écoulée. Pour continuer, rouvrez son lien ou demandez-en un autre\u202f; pour voir la page comme les visiteurs, quittez l’aperçu.',
    },
  },
};
