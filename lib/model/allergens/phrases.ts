import type { Inflect } from './table';
import { type Token, tokensOf, widest } from './tokens';

/** A phrase of the index in a text: its first token, the one after its last, and what it means. */
export type Match<Meaning> = { from: number; to: number; meaning: Meaning };

type Node<Meaning> = { next: Map<string, Node<Meaning>>; meanings: Set<Meaning> };

/** Phrases that are looked up in a text word by word, in any of their inflected forms. */
export class PhraseIndex<Meaning> {
  private readonly root: Node<Meaning> = { next: new Map(), meanings: new Set() };
  /** The entries that a written word may be a form of: `oats` -> oat. */
  private readonly entriesOf = new Map<string, Set<string>>();

  /** Adds a phrase as a table writes it; `=` before it stands for this very form. */
  add(phrase: string, inflect: Inflect, meaning: Meaning): void {
    const isExact = phrase.startsWith('=');
    let node = this.root;
    for (const { key } of tokensOf(phrase.replace(/^=/, ''))) {
      const entry = isExact ? `=${key}` : key;
      const forms = isExact ? [key] : inflect(key);
      for (const form of forms) this.entriesOf.set(form, (this.entriesOf.get(form) ?? new Set()).add(entry));
      const next = node.next.get(entry) ?? { next: new Map(), meanings: new Set() };
      node.next.set(entry, next);
      node = next;
    }
    node.meanings.add(meaning);
  }

  /**
   * Returns the phrases that begin with a token, the longest last.
   * @param crosses the widest gap that a phrase may have between its words
   */
  startingAt(tokens: readonly Token[], from: number, crosses: Token['gap']): Match<Meaning>[] {
    const matches: Match<Meaning>[] = [];
    let nodes = [this.root];
    for (let at = from; at < tokens.length && nodes.length > 0; at += 1) {
      const token = tokens[at];
      if (!token || (at > from && widest(token.gap, crosses) !== crosses)) break;
      const entries = [...(this.entriesOf.get(token.key) ?? [])];
      nodes = nodes.flatMap(({ next }) => entries.flatMap((entry) => next.get(entry) ?? []));
      for (const { meanings } of nodes)
        for (const meaning of meanings) matches.push({ from, to: at + 1, meaning });
    }
    return matches;
  }
}
