package dev.stoa.domain.search;

import dev.stoa.domain.kernel.Labelled;

/** What became of a text that was written. */
public enum TextFate implements Labelled {
  /** It is an item of its own. */
  ADDED,
  /** It is the text of an item already, so that nothing changed. */
  KNOWN,
  /** It is another wording of an item, which keeps it as a variant. */
  MERGED
}
