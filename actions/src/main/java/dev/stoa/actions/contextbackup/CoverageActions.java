package dev.stoa.actions.contextbackup;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.contextbackup.CoverageSettings;
import dev.stoa.domain.contextbackup.GapPosition;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.time.Duration;

/** The coverage job. */
final class CoverageActions {

  static final String COVER = "context.cover";

  private CoverageActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(coverage(), cover());
  }

  record Nothing() {}

  private static Action<?, ?> coverage() {
    return Action.ofWorkspace()
        .read(
            "context.coverage",
            "Counts how many specialists' views of conversations backups cover.")
        .details(
            "Conversations of fewer than 5 messages do not count. Those that no specialist has seen"
                + " are not covered: append with seen_by to have them counted.")
        .example("{}")
        .takes(Nothing.class)
        .answers(BackupViews.COVERAGE, (workspace, input) -> workspace.backupCoverage().report());
  }

  record Cover(
      @Param(value = "The time from one note to the next.", defaultValue = "1s") Duration pause,
      @Paged(value = 100, limit = "How many gaps to look at.") Paging page) {

    private static final Input<Cover> INPUT = Input.of(Cover.class).order("limit", "pause");

    private CoverageSettings settings() {
      return new CoverageSettings(page.limit(), pause, page.by(GapPosition.class).after());
    }
  }

  private static Action<?, ?> cover() {
    return Action.ofOperator()
        .write(
            COVER, "Writes notes for conversations that backups do not cover, in one bounded pass.")
        .details("A note that cannot be written is reported, and the pass goes on.")
        .example("{}")
        .example("{'limit':10,'pause':'0s'}")
        .takes(Cover.INPUT)
        .answers(
            BackupViews.PASS,
            (workspace, input) -> workspace.backupCoverage().run(input.settings()));
  }
}
