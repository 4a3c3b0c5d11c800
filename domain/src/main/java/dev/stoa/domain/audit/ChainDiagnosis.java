package dev.stoa.domain.audit;

import static dev.stoa.domain.audit.ChainFault.Kind.ALTERED;
import static dev.stoa.domain.audit.ChainFault.Kind.FORKED;
import static dev.stoa.domain.audit.ChainFault.Kind.MISSING;
import static dev.stoa.domain.audit.ChainFault.Kind.REORDERED;

import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Names what happened to the first row that failed. */
final class ChainDiagnosis {

  /** Rows renumbered after a deletion belong a little beyond the end of what is left. */
  private static final long BEYOND_END = 1_000;

  private final Function<EntryHash, Option<Long>> sequenceOf;
  private final long entries;

  /**
   * Looks up the log by hash, and knows how many entries it has: forged sequences may be endless.
   */
  ChainDiagnosis(Function<EntryHash, Option<Long>> sequenceOf, long entries) {
    this.sequenceOf = sequenceOf;
    this.entries = entries;
  }

  ChainFault of(Suspect suspect) {
    long here = suspect.row().sequence();
    if (here < 1) {
      return new ChainFault(here, ALTERED, "sequence " + here + " is no place in a chain");
    }
    if (here < suspect.expected() || sharesItsPlace(suspect)) {
      return new ChainFault(here, FORKED, "two entries have the sequence " + here);
    }
    if (here > suspect.expected()) {
      return new ChainFault(
          suspect.expected(),
          MISSING,
          "entry " + suspect.expected() + " is missing: the next one is " + here);
    }
    if (!suspect.hashFits()) {
      return misplacedOrAltered(suspect);
    }
    return suspect.linkFits()
        ? new ChainFault(
            here, ALTERED, "entry " + here + " is intact, but its stored tree nodes were changed")
        : wronglyLinked(suspect);
  }

  private static boolean sharesItsPlace(Suspect suspect) {
    AuditRow next = suspect.next();
    return next != null && next.sequence() == suspect.row().sequence();
  }

  private ChainFault misplacedOrAltered(Suspect suspect) {
    long here = suspect.row().sequence();
    EntryHasher hasher = new EntryHasher();
    Option<EntryHash> claimed = hash(suspect.row().hash());
    for (EntryHash hash : claimed) {
      for (long other = 1; other <= entries + BEYOND_END; other++) {
        if (other != here && hasher.hashAs(suspect.row(), other).equals(hash)) {
          return new ChainFault(
              here, REORDERED, "the entry at " + here + " was hashed as entry " + other);
        }
      }
    }
    return new ChainFault(
        here, ALTERED, "entry " + here + " no longer has the hash it was stored with");
  }

  private ChainFault wronglyLinked(Suspect suspect) {
    long here = suspect.row().sequence();
    Option<EntryHash> named = hash(suspect.row().prevHash());
    if (named.contains(EntryHash.GENESIS)) {
      return new ChainFault(
          here, FORKED, "entry " + here + " starts a second chain: it names no predecessor");
    }
    for (long owner : named.flatMap(sequenceOf)) {
      return owner < here
          ? new ChainFault(
              here, FORKED, "entry " + here + " continues entry " + owner + ", not its predecessor")
          : new ChainFault(
              here, REORDERED, "entry " + here + " continues entry " + owner + ", which is later");
    }
    return isContinued(suspect) && here > 1
        ? new ChainFault(
            here - 1,
            ALTERED,
            "entry "
                + (here - 1)
                + " was altered and hashed anew: entry "
                + here
                + " attests another")
        : new ChainFault(
            here, ALTERED, "entry " + here + " names a predecessor that was never in the log");
  }

  /**
   * Whether the chain continues from the suspect, which is evidence for it and against the one
   * before.
   */
  private static boolean isContinued(Suspect suspect) {
    AuditRow next = suspect.next();
    return next != null && Objects.equals(next.prevHash(), suspect.row().hash());
  }

  private static Option<EntryHash> hash(@Nullable String hex) {
    return hex != null && HexText.isHash(hex) ? Option.of(EntryHash.ofHex(hex)) : Option.none();
  }
}
