package dev.stoa.actions.contextbackup;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.contextbackup.ThreadCounter;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.control.Option;
import java.time.Instant;

/** What a specialist has seen of a conversation since its last backup. */
record ShownThread(
    SpecialistName specialist,
    long thread,
    long tokens,
    long messages,
    @Param("The number of the last message that a backup covers, 0 without one.") long covered,
    @Param("When messages were last counted.") Instant countedAt,
    Option<Instant> lastBackupAt) {

  static ShownThread of(ThreadCounter counter) {
    return new ShownThread(
        counter.specialist(),
        counter.thread(),
        counter.tokens(),
        counter.messages(),
        counter.covered(),
        counter.countedAt(),
        counter.lastBackupAt());
  }
}
