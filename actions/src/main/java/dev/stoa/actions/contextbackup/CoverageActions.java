package dev.stoa.actions.contextbackup;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.contextbackup.CoverageFailure;
import dev.stoa.application.contextbackup.CoveragePass;
import dev.stoa.application.contextbackup.CoverageSettings;
import dev.stoa.domain.contextbackup.CoverageCount;
import dev.stoa.domain.contextbackup.GapPosition;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.Cursor;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;

/** The coverage job. */
final class CoverageActions {

  private static final String COVER = "context.cover";

  private CoverageActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(coverage(), cover());
  }

  record Nothing() {}

  record ShownCoverage(
      @Param("Views of conversations whose newest message is covered.") long covered,
      @Param("Views with a backup that does not cover the newest message.") long stale,
      @Param("Views without a backup.") long missing,
      @Param("The covered part of all.") double ratio) {

    private static ShownCoverage of(CoverageCount count) {
      return new ShownCoverage(count.covered(), count.stale(), count.missing(), count.ratio());
    }
  }

  private static Action<?, ?> coverage() {
    return Action.read(
            "context.coverage",
            "Counts how many specialists' views of conversations backups cover.")
        .details("Conversations of fewer than 5 messages do not count.")
        .example("{}")
        .takes(Nothing.class)
        .answers(
            ShownCoverage.class,
            (workspace, input) -> ShownCoverage.of(workspace.backupCoverage().report()));
  }

  record Cover(
      @Param(value = "The time from one note to the next.", defaultValue = "1s") Duration pause,
      @Paged(value = 100, limit = "How many gaps to look at.") Paging page) {

    private static final Input<Cover> INPUT = Input.of(Cover.class).order("limit", "pause");

    private CoverageSettings settings() {
      return new CoverageSettings(page.limit(), pause, page.by(GapPosition.class).after());
    }
  }

  record ShownFailure(ConversationId conversationId, SpecialistName specialist, String reason) {

    private static ShownFailure of(CoverageFailure failure) {
      return new ShownFailure(
          failure.gap().conversation(), failure.gap().specialist(), failure.reason());
    }
  }

  record ShownPass(
      @Param("How many backups were stored.") long stored,
      Seq<ShownFailure> failures,
      @Param("The value of after for the next pass, if gaps may be left.") Option<Cursor> next,
      @Param("After the pass.") ShownCoverage coverage) {

    private static ShownPass of(CoveragePass pass) {
      return new ShownPass(
          pass.stored().size(),
          pass.failures().map(ShownFailure::of),
          pass.next().map(key -> Cursor.of(COVER, key)),
          ShownCoverage.of(pass.coverage()));
    }
  }

  private static Action<?, ?> cover() {
    return Action.write(
            COVER, "Writes notes for conversations that backups do not cover, in one bounded pass.")
        .details("A note that cannot be written is reported, and the pass goes on.")
        .example("{}")
        .example("{'limit':10,'pause':'0s'}")
        .takes(Cover.INPUT)
        .answers(
            ShownPass.class,
            (workspace, input) -> ShownPass.of(workspace.backupCoverage().run(input.settings())));
  }
}
