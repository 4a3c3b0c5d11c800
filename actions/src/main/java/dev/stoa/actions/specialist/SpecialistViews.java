package dev.stoa.actions.specialist;

import dev.stoa.actions.shape.View;
import dev.stoa.application.specialist.ServedSpecialist;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.AssertionCounts;
import dev.stoa.domain.specialist.AssertionOutcome;
import dev.stoa.domain.specialist.AssertionResult;
import dev.stoa.domain.specialist.ModelPromotion;
import dev.stoa.domain.specialist.ModelRun;
import dev.stoa.domain.specialist.ModelRunDraft;
import dev.stoa.domain.specialist.PromotionEvent;
import dev.stoa.domain.specialist.PromotionId;
import dev.stoa.domain.specialist.QuerySession;
import dev.stoa.domain.specialist.Rollback;
import dev.stoa.domain.specialist.RunId;
import dev.stoa.domain.specialist.Settlement;
import java.time.Instant;

/** How callers see the models, runs, sessions and assertions of specialists. */
final class SpecialistViews {

  static final View<ModelPromotion> PROMOTION =
      View.of(ModelPromotion.class, "Promotion")
          .rename("id", "promotion_id")
          .rename("is_reverted", "reverted")
          .note("reverted", "Whether it was taken back.");

  static final View<ServedSpecialist> SERVED =
      View.of(ServedSpecialist.class, "ServedSpecialist")
          .leaveOut("last_change")
          .method("model", "model")
          .note("model", "The model that serves now.")
          .before("model", "context_window")
          .note("context_window", "How many tokens it sees at once, if it is registered.")
          .addOption(
              "event", PromotionEvent.class, one -> one.lastChange().map(ModelPromotion::event))
          .note("event", "The last change of its model.")
          .addOption(
              "changed_at", Instant.class, one -> one.lastChange().map(ModelPromotion::createdAt))
          .addOption(
              "promotion_id", PromotionId.class, one -> one.lastChange().map(ModelPromotion::id));

  static final View<Rollback> ROLLBACK =
      View.empty(Rollback.class, "Rollback")
          .add("specialist", SpecialistName.class, one -> one.promotion().specialist())
          .add("promotion_id", PromotionId.class, one -> one.promotion().id())
          .note("promotion_id", "The promotion that is taken back.")
          .method("model", "model")
          .note("model", "The model that serves again.")
          .addOption("rollback_id", PromotionId.class, one -> one.event().map(ModelPromotion::id))
          .note("rollback_id", "The change that was recorded; none in a dry run.");

  static final View<ModelRun> RUN =
      View.of(ModelRun.class, "Run")
          .rename("id", "run_id")
          .flatten(
              "draft",
              View.of(ModelRunDraft.class)
                  .rename("raw_response", "response")
                  .note("corrections", "Those in its prompt.")
                  .note("latency_ms", "The time to its first token."))
          .note("welfare", "Known when the query is settled.")
          .before("welfare", "corrections")
          .rename("is_winner", "winner")
          .before("winner", "corrections");

  static final View<Settlement> SETTLEMENT =
      View.of(Settlement.class)
          .rename("query", "query_id")
          .nest("runs", RUN)
          .note("runs", "The answers, best first.")
          .add("winner_run_id", RunId.class, made -> made.winner().id())
          .add("winner", SpecialistName.class, made -> made.winner().draft().specialist())
          .order("query_id", "winner_run_id", "winner");

  static final View<QuerySession> SESSION =
      View.of(QuerySession.class)
          .rename("id", "session_id")
          .rename("dominant", "domain")
          .note("domain", "The field that most queries were about.")
          .rename("fields", "domains")
          .note("trace_ids", "Of its last hundred queries.")
          .order("session_id", "queries", "domain", "domains", "routes", "token_id", "trace_ids");

  static final View<AssertionResult> ASSERTION =
      View.of(AssertionResult.class, "Assertion")
          .rename("id", "assertion_id")
          .rename("session", "session_id")
          .note("bonus_applied", "What it did to the utility; negative if it failed.");

  static final View<AssertionCounts> COUNTS =
      View.of(AssertionCounts.class, "Counts")
          .note("bonus", "The mean of what it did to the utility.")
          .note("latency_ms", "The mean.");

  static final View<AssertionOutcome> OUTCOME =
      View.of(AssertionOutcome.class, "Outcome")
          .rename("is_blocked", "blocked")
          .note("blocked", "Whether one of level blocking failed.")
          .rename("is_gold_standard", "gold_standard")
          .note(
              "gold_standard",
              "Whether nothing failed and every assertion of level info had a message.");

  private SpecialistViews() {}
}
