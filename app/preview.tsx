import { PreviewBar } from '@/components/preview/preview-bar';
import { loadVersion } from '@/lib/content/load';
import { contentStore } from '@/lib/content/shared-store';
import { differences } from '@/lib/preview/differences';
import { filmHints } from '@/lib/preview/film-weight';
import { contentHints } from '@/lib/preview/hints';
import { wordsFor } from '@/lib/words/words';

/** The preview bar, on every page of a browser that previews; nothing for the public. */
export async function Preview() {
  const { version, isPreview } = await loadVersion();
  if (!version || !isPreview) return null;
  const { content, deployment, id, loadedAt, fault, problems } = version;
  const isPublic = contentStore().current;
  const { locale } = content.site;
  const report = {
    deployment,
    version: id,
    readAt: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(loadedAt),
    fault,
    problems,
    hints: [...contentHints(content), ...(await filmHints(content))],
    differences: isPublic ? differences(isPublic.content, content) : [],
  };
  return <PreviewBar report={report} words={wordsFor(locale).preview} />;
}
