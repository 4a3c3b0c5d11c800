package dev.stoa.domain.imports;

import dev.stoa.domain.notebook.NoteId;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;

/** Links between notes, as another system has them. Requires an open write unit. */
public interface NoteLinks {

  /** Adds links; both notes are here. */
  void add(Seq<NoteLink> links);

  /** Says of the first note of each pair that it replaced the second; both are here. */
  void saveReplaced(Seq<Tuple2<NoteId, NoteId>> pairs);
}
