package dev.stoa.actions.audit;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.audit.ChainReport;
import dev.stoa.domain.audit.EntryHash;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What a verification of the log found. */
record ShownVerification(
    boolean sound,
    @Param("How many entries were read.") long entries,
    @Param("The last good entry.") long headSequence,
    EntryHash headHash,
    @Param("The root of the tree up to that entry, in hex.") String root,
    Seq<ShownComparison> checkpoints,
    @Param("The first thing wrong.") Option<ShownChainFault> fault) {

  static ShownVerification of(ChainReport report) {
    return new ShownVerification(
        report.isSound(),
        report.entries(),
        report.head().size(),
        report.head().hash(),
        report.root().hex(),
        // The latest stored one is often a saved one too.
        report.checkpoints().distinct().map(ShownComparison::of),
        report.firstFault().map(ShownChainFault::of));
  }

  /** The result in a sentence. */
  String result() {
    return fault
            .map(
                found ->
                    "FAULT "
                        + found.kind()
                        + " at sequence "
                        + found.sequence()
                        + ": "
                        + found.explanation())
            .getOrElse("Sound: " + entries + " entries, none altered.")
        + "\n";
  }
}
