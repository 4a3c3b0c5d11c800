package dev.stoa.actions.learning;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.domain.learning.LearnedItem;
import dev.stoa.domain.learning.LearningId;
import dev.stoa.domain.learning.LearningRecord;
import dev.stoa.domain.learning.LearningReport;
import dev.stoa.domain.learning.Unlearned;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** What callers may ask of learning. */
public final class LearnActions {

  private static final String DECISION = "What became of it.";
  private static final String REASON = "Why.";
  private static final String ITEM = "What was stored for it, or says it already.";
  private static final String SUPERSEDED = "What it superseded, or would have.";

  private static final View<LearningReport> REPORT =
      View.of(LearningReport.class)
          .rename("learning", "learning_id")
          .note("learning_id", "By which it is undone; null if nothing changed.")
          .rename("is_dry_run", "dry_run")
          .nest(
              "candidates",
              View.of(LearningReport.Learned.class, "LearnedCandidate")
                  .note("number", "Its place among the candidates, from 1.")
                  .note("decision", DECISION)
                  .note("reason", REASON)
                  .rename("memory", "memory_id")
                  .note("memory_id", ITEM)
                  .note("superseded", SUPERSEDED)
                  .note("trust", "How far it is trusted, as what it was learned from."));

  private static final View<LearningRecord> LEARNING =
      View.of(LearningRecord.class, "Learning").rename("id", "learning_id");

  private static final View<LearnedItem> LEARNED =
      View.of(LearnedItem.class)
          .leaveOut("learning")
          .note("number", "Its place among the candidates, from 1.")
          .note("decision", DECISION)
          .note("reason", REASON)
          .note("item", ITEM)
          .note("superseded", SUPERSEDED)
          .rename("variant", "variant_id")
          .note("variant_id", "Its words, kept with the item that says nearly the same.")
          .note("sources", "What it was learned from: items, and hashes of texts.");

  private static final View<Unlearned> UNLEARNED =
      View.of(Unlearned.class)
          .rename("learning", "learning_id")
          .note("archived", "The memories that it had stored, which can be restored.")
          .note("reinstated", "The memories that it had superseded.")
          .note("weakened", "The memories that it had reinforced.")
          .note("kept", "The memories that others have reinforced since.");

  private LearnActions() {}

  /** The actions, which begin with {@code memory}. */
  public static Seq<Action<?, ?>> actions() {
    return List.of(learn(), learnings(), learned(), unlearn());
  }

  private static Action<?, ?> learn() {
    return Action.ofUser()
        .write("memory.learn", "Learns proposed memories from a conversation or a text; audited.")
        .details(
            "For each candidate it is decided by what is stored: the same is reinforced, what"
                + " refines or contradicts a memory supersedes it, what was recalled is not learned"
                + " again. All is stored together or nothing, and undone by memory.unlearn.")
        .example("{'candidates':[{'content':'Ada likes tea'}],'conversation':'83c1f0a2'}")
        .example(
            "{'candidates':[{'content':'Bo lives in Turin','contradicts':'m1'}],"
                + "'conversation':'83c1f0a2','recalled':['m1']}")
        .example(
            "{'candidates':[{'content':'WAL needs a checkpoint','kind':'fact'}],"
                + "'text':'The manual says: WAL needs a checkpoint.','dry_run':true}")
        .creates()
        .columns(
            "candidates.number",
            "candidates.decision",
            "candidates.reason",
            "candidates.memory_id",
            "candidates.superseded",
            "candidates.trust",
            "candidates.content")
        .writesItems()
        .takes(LearnMemories.INPUT)
        .gives(
            REPORT,
            (workspace, input) ->
                workspace.learning().learn(input.learn(workspace), input.candidates()))
        .picture(
            report ->
                report
                    .value()
                    .learning()
                    .map(id -> "Undone by: memory unlearn " + id + "\n")
                    .getOrElse("Nothing was changed.\n"));
  }

  record ListLearnings(@Paged(20) Paging page) {}

  private static Action<?, ?> learnings() {
    return Action.ofWorkspace()
        .read("memory.learnings", "Lists learnings, the latest first.")
        .example("{'limit':5}")
        .listing("learnings")
        .takes(ListLearnings.class)
        .answersPage(
            LEARNING,
            (workspace, input) -> workspace.learning().list(input.page().byTime(LearningId.class)));
  }

  record OneLearning(@Param(value = "The id of the learning.", position = 0) LearningId learning) {}

  private static Action<?, ?> learned() {
    return Action.ofWorkspace()
        .read("memory.learned", "Shows the decisions of a learning about its candidates.")
        .example("{'learning':'l1'}")
        .listing("candidates")
        .takes(OneLearning.class)
        .givesItems(LEARNED, (workspace, input) -> workspace.learning().items(input.learning()));
  }

  private static Action<?, ?> unlearn() {
    return Action.ofWorkspace()
        .write("memory.unlearn", "Undoes a learning as a whole; audited.")
        .details(
            "What it stored is archived, what it superseded is true again, what it reinforced is"
                + " not. Refused if others have edited or superseded what it stored.")
        .example("{'learning':'l1'}")
        .takes(OneLearning.class)
        .gives(UNLEARNED, (workspace, input) -> workspace.learning().undo(input.learning()));
  }
}
