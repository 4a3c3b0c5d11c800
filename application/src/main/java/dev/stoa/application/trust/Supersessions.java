package dev.stoa.application.trust;

import dev.stoa.domain.trust.ItemKind;
import io.vavr.collection.Seq;

/**
 * What items of a kind have superseded: it is true again while they are withdrawn. Contexts whose
 * items supersede each other implement it.
 */
public interface Supersessions {

  /** The kind of the items. */
  ItemKind kind();

  /** These items were withdrawn or brought back; requires the open write unit that did it. */
  void follow(Seq<String> changed);
}
