package dev.stoa.app.memory;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import io.vavr.control.Option;
import java.util.Locale;

/** What the commands of memory read alike. */
abstract class MemoryAction extends StoaAction {

  static MemoryId id(String text) {
    return CliFailure.checked(() -> new MemoryId(text));
  }

  static Option<MemoryScope> scope(String text) {
    return CliFailure.checked("--scope: ", () -> Option.of(text).map(MemoryScope::new));
  }

  static Option<MemoryTier> tier(String text) {
    return CliFailure.checked(
        "--tier: ",
        () -> Option.of(text).map(label -> MemoryTier.labelled(label.toLowerCase(Locale.ROOT))));
  }

  /** How a page ends: with the way to the next one. */
  static String more(Option<String> next, boolean none, String what) {
    return next.map(text -> "There may be more: --after " + text + "\n")
        .getOrElse(none ? "No " + what + ".\n" : "No more " + what + ".\n");
  }
}
