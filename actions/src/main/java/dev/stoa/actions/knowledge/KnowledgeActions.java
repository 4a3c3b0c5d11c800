package dev.stoa.actions.knowledge;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.knowledge.KnowledgeOperations;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeRefused;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** What callers may ask of knowledge entries; {@link KnowledgeQueries} finds them. */
public final class KnowledgeActions {

  private static final String ENTRY = "Its id, or a unique suffix of it.";

  private static final Input<Contribution> NEW =
      Input.of(Contribution.class, "NewKnowledge")
          .param("domain", "Where it belongs: names between slashes.")
          .param("content", "The content.")
          .param("confidence", "How sure it is, from 0 to 1.", about -> about.between(0, 1));

  private KnowledgeActions() {}

  /** The actions that begin with {@code knowledge}. */
  public static Seq<ActionGroup> groups() {
    return List.of(
        ActionGroup.of(
            "knowledge",
            "Shared knowledge by domain: contribute, query, search.",
            () -> actions().appendAll(KnowledgeQueries.actions())));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(contribute(), contributeBatch(), show(), archive(), restore());
  }

  record Contribute(
      Contribution entry,
      @Param(value = References.ACTOR, label = "agent", actor = true) String as) {

    private static final Input<Contribute> INPUT =
        Input.of(Contribute.class)
            .flatten("entry", NEW)
            .param("domain", about -> about.position(0))
            .param("content", about -> about.position(1))
            .order("domain", "content", "as");
  }

  private static Action<?, ?> contribute() {
    return Action.ofAgent()
        .write(
            "knowledge.contribute",
            "Contributes knowledge; an entry never changes, but can be archived; audited.")
        .example(
            "{'domain':'ops/backup','content':'WAL needs a checkpoint','as':'zealot',"
                + "'confidence':0.9}")
        .takes(Contribute.INPUT)
        .gives(
            KnowledgeViews.ENTRY,
            (workspace, input) -> workspace.knowledge().contribute(input.as(), input.entry()));
  }

  record ContributeBatch(
      @Param(value = "The entries, at most 10000.", position = 0, lines = true)
          Seq<Contribution> entries,
      @Param(value = References.ACTOR, label = "agent", actor = true) String as) {

    private static final Input<ContributeBatch> INPUT =
        Input.of(ContributeBatch.class).nest("entries", NEW);
  }

  private static Action<?, ?> contributeBatch() {
    return Action.ofAgent()
        .write(
            "knowledge.contribute-batch",
            "Contributes several entries in order, all or none; audited.")
        .example(
            "{'entries':[{'domain':'ops','content':'Disks fail'},"
                + "{'domain':'ops/backup','content':'Restore weekly','confidence':0.8}],"
                + "'as':'zealot'}")
        .listing("knowledge")
        .columns(KnowledgeViews.COLUMNS)
        .takes(ContributeBatch.INPUT)
        .givesItems(
            KnowledgeViews.ENTRY,
            (workspace, input) -> workspace.knowledge().contributeAll(input.as(), input.entries()));
  }

  record NamedKnowledge(@Param(value = ENTRY, position = 0) String entry) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("knowledge.show", "Shows an entry, archived or not.")
        .example("{'entry':'1f9c01'}")
        .takes(NamedKnowledge.class)
        .gives(
            KnowledgeViews.ENTRY,
            (workspace, input) -> workspace.knowledge().resolve(input.entry()));
  }

  private static Action<?, ?> archive() {
    return changed(
        "archive",
        "Archives an entry: it is in no list or search unless requested; audited.",
        KnowledgeOperations::archive);
  }

  private static Action<?, ?> restore() {
    return changed("restore", "Restores an archived entry; audited.", KnowledgeOperations::restore);
  }

  record ChangeKnowledge(
      @Param(value = ENTRY, position = 0) String entry,
      @Param(value = References.ACTOR, label = "agent", actor = true) String as) {}

  /** What an agent does with an entry. */
  @FunctionalInterface
  private interface Change {
    Either<KnowledgeRefused, KnowledgeEntry> apply(
        KnowledgeOperations knowledge, String as, String entry);
  }

  private static Action<?, ?> changed(String verb, String summary, Change change) {
    return Action.ofAgent()
        .write("knowledge." + verb, summary)
        .example("{'entry':'1f9c01','as':'zealot'}")
        .takes(ChangeKnowledge.class)
        .gives(
            KnowledgeViews.ENTRY,
            (workspace, input) -> change.apply(workspace.knowledge(), input.as(), input.entry()));
  }
}
