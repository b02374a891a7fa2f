import path from 'node:path';

import { readByFile } from './read-by-file';

export type FilmHeader = {
  bytes: number;
  /** Such as `MP4/HEVC`. */
  format: string;
  playsEverywhere: boolean;
  hasSound: boolean;
};

/** Matches H.264 in the profiles Baseline, Main and High (8 bits, 4:2:0). Some browsers cannot play other profiles. */
const H264_EVERYWHERE = /^avc1\.(?:42|4d|64)/i;

export const readFilm = readByFile(async (file, bytes): Promise<FilmHeader> => {
  // Imported on demand, because only editors need this large library.
  const { FilePathSource, Input, Logging, LogLevel, MATROSKA, MP4, QTFF, WEBM } = await import('mediabunny');
  Logging.level = LogLevel.Silent; // otherwise, a broken film would fill the console with messages
  const input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA], source: new FilePathSource(file) });
  try {
    const container = await input.getFormat();
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    const codec = (await video?.getCodecParameterString()) ?? '';
    return {
      bytes,
      format: `${container.name}/${codecName(video?.codec, codec)}`,
      playsEverywhere: container === MP4 && H264_EVERYWHERE.test(codec),
      hasSound: audio !== null,
    };
  } catch {
    // The file is broken, or its container is not in `formats`.
    const format = path.extname(file).slice(1).toUpperCase();
    return { bytes, format, playsEverywhere: false, hasSound: false };
  } finally {
    input.dispose();
  }
});

function codecName(codec: string | null | undefined, parameters: string): string {
  return codec === 'avc' ? `H.264 (${parameters})` : (codec ?? 'unknown codec').toUpperCase();
}
