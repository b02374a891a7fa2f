import type { HintRow, Sentences } from './sentences';

export const MEDIA_HINTS = {
  '{picture} is {width} px wide, but is shown up to {shown} px wide': {
    topic: 'taste',
    fr: '{picture} fait {width} px de large, mais s’affiche sur {shown} px au plus',
    heading: {
      en: 'Picture {width} px wide, but shown up to {shown} px wide',
      fr: 'Image de {width} px de large, mais affichée sur {shown} px au plus',
    },
  },
  '{picture} is {width} × {height} px, but its place has the shape {shape}: {cut}% of it is cut off': {
    topic: 'taste',
    fr: '{picture} fait {width} × {height} px, mais sa place a la forme {shape}\u202f: {cut}\u202f% en est coupé',
    heading: {
      en: 'Picture of {width} × {height} px in a place of the shape {shape}: {cut}% is cut off',
      fr: 'Image de {width} × {height} px à une place de la forme {shape}\u202f: {cut}\u202f% en est coupé',
    },
  },
  '{picture} was stored turned by the camera (EXIF orientation {number}); save it upright': {
    topic: 'taste',
    fr: '{picture} a été enregistrée tournée par l’appareil (orientation EXIF {number})\u202f; enregistrez-la droite',
    heading: {
      en: 'Picture stored turned by the camera; save it upright',
      fr: 'Image enregistrée tournée par l’appareil\u202f; enregistrez-la droite',
    },
  },
  '{picture} has the colour profile “{profile}”; save it in sRGB, or its colours change on the page': {
    topic: 'taste',
    fr: '{picture} a le profil de couleurs «\u202f{profile}\u202f»\u202f; enregistrez-la en sRGB, sinon ses couleurs changent sur la page',
    heading: {
      en: 'Picture with the colour profile “{profile}”; save it in sRGB, or its colours change on the page',
      fr: 'Image avec le profil de couleurs «\u202f{profile}\u202f»\u202f; enregistrez-la en sRGB, sinon ses couleurs changent sur la page',
    },
  },
  '{picture} has {size} MB; use at most 5 MB': {
    topic: 'taste',
    fr: '{picture} fait {size} Mo\u202f; 5 Mo au plus conviennent',
    heading: { en: 'Picture of more than 5 MB', fr: 'Image de plus de 5 Mo' },
  },
  '{picture} has {size} megapixels; use at most 40, or its place can stay empty': {
    topic: 'broken',
    fr: '{picture} fait {size} mégapixels\u202f; 40 au plus conviennent, sinon sa place peut rester vide',
    heading: {
      en: 'Picture of more than 40 megapixels; its place can stay empty',
      fr: 'Image de plus de 40 mégapixels\u202f; sa place peut rester vide',
    },
  },
  '{picture} has a format that browsers cannot show ({format}); save it as JPEG, PNG, WebP or AVIF': {
    topic: 'broken',
    fr: '{picture} a un format que les navigateurs n’affichent pas ({format})\u202f; enregistrez-la en JPEG, PNG, WebP ou AVIF',
    heading: {
      en: 'Picture in a format that browsers cannot show ({format}); save it as JPEG, PNG, WebP or AVIF',
      fr: 'Image dans un format que les navigateurs n’affichent pas ({format})\u202f; enregistrez-la en JPEG, PNG, WebP ou AVIF',
    },
  },
  '{film} has no version that all browsers play, only {formats}; add one in MP4 with H.264': {
    topic: 'broken',
    fr: '{film} n’a pas de version que tous les navigateurs lisent, seulement {formats}\u202f; ajoutez-en une en MP4 avec H.264',
  },
  'the film {src} has {size} MB; use at most 8 MB': {
    topic: 'taste',
    fr: 'le film {src} fait {size} Mo\u202f; 8 Mo au plus conviennent',
  },
  'the film {src} has sound, but plays muted; remove its audio track': {
    topic: 'taste',
    fr: 'le film {src} a du son, mais se joue muet\u202f; retirez sa piste audio',
  },
  'the film has no poster (PICTURES of “intro”): the first screen is empty until the film plays': {
    topic: 'taste',
    fr: 'le film n’a pas d’affiche (PICTURES d’«\u202fintro\u202f»)\u202f: le premier écran est vide jusqu’à ce que le film se joue',
  },
} satisfies Record<string, HintRow>;

export const MEDIA_THINGS = {
  'the picture of {thing} ({field})': { fr: 'l’image de {thing} ({field})' },
  'the film for windows of 960 px or more (VIDEO_LINK_DEKSTOP)': {
    fr: 'le film pour les fenêtres de 960 px ou plus (VIDEO_LINK_DEKSTOP)',
  },
  'the film for narrower windows (VIDEO_LINK_MOBILE)': {
    fr: 'le film pour les fenêtres plus étroites (VIDEO_LINK_MOBILE)',
  },
} satisfies Sentences;
