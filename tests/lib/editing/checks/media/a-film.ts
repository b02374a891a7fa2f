import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

/** Returns a decoder header. H.264: the header of the intro film with the profile of `codec`. HEVC: always the same. */
async function descriptionOf(codec: string): Promise<Uint8Array> {
  if (codec.startsWith('hvc1')) return Uint8Array.from({ length: 23 }, (_, index) => (index === 12 ? 93 : 1));
  const input = new Input({ formats: [MP4], source: new FilePathSource('public/upload/intro/desktop.mp4') });
  const config = await (await input.getPrimaryVideoTrack())?.getDecoderConfig();
  input.dispose();
  const description = new Uint8Array(config?.description as ArrayBuffer);
  description[1] = parseInt(codec.slice('avc1.'.length), 16) >> 16;
  return description;
}

/** Returns an MP4 film in a codec such as `avc1.640028`. Its only frame cannot be decoded. */
export async function aFilm(codec: string, sound?: 'with sound'): Promise<Uint8Array> {
  const output = new Output({ format: new Mp4OutputFormat(), target: new BufferTarget() });
  const video = new EncodedVideoPacketSource(codec.startsWith('avc1') ? 'avc' : 'hevc');
  const audio = new EncodedAudioPacketSource('opus');
  output.addVideoTrack(video);
  if (sound) output.addAudioTrack(audio);
  await output.start();
  const packet = new EncodedPacket(new Uint8Array([0, 0, 0, 1, 0x65]), 'key', 0, 1);
  const description = await descriptionOf(codec);
  await video.add(packet, { decoderConfig: { codec, codedWidth: 64, codedHeight: 36, description } });
  if (sound)
    await audio.add(packet, { decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 } });
  await output.finalize();
  return new Uint8Array(output.target.buffer ?? new ArrayBuffer());
}
