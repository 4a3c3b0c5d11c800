package dev.stoa.actions.knowledge;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.References;
import dev.stoa.actions.ValidTime;
import dev.stoa.actions.knowledge.KnowledgeViews.Contributed;
import dev.stoa.actions.search.Folding;
import dev.stoa.actions.search.SimilarViews;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.knowledge.KnowledgeOperations;
import dev.stoa.application.search.Written;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeRefused;
import dev.stoa.domain.search.VariantId;
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
          .param("confidence", "How sure it is, from 0 to 1.", about -> about.between(0, 1))
          .flatten("validity", ValidTime.GIVEN);

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
    return List.of(
        contribute(),
        contributeBatch(),
        show(),
        archive(),
        restore(),
        supersede(),
        reinstate(),
        history(),
        variants(),
        takeOut());
  }

  record Contribute(
      Contribution entry,
      @Param(
              "The entries of the agent that it supersedes: they end where it begins, and are"
                  + " kept.")
          Seq<String> supersedes,
      @Param(value = References.ACTOR, label = "agent", actor = true) String as,
      Folding folding) {

    private static final Input<Contribute> INPUT =
        Input.of(Contribute.class)
            .flatten("entry", NEW)
            .flatten("folding", Folding.INPUT)
            .param("domain", about -> about.position(0))
            .param("content", about -> about.position(1))
            .order("domain", "content", "as");
  }

  private static Action<?, ?> contribute() {
    return Action.ofAgent()
        .write(
            "knowledge.contribute",
            "Shares knowledge with all agents; an entry never changes, but can be archived;"
                + " audited.")
        .details(
            "If an entry of the agent says the same, ignoring case, whitespace and the marks of"
                + " lists and citations, that entry is the answer and nothing changes. What says"
                + " nearly the same is in the answer too.")
        .example(
            "{'domain':'ops/backup','content':'WAL needs a checkpoint','as':'zealot',"
                + "'confidence':0.9}")
        .example("{'domain':'ops','content':'Bo is on call','as':'zealot','supersedes':['1f9c01']}")
        .writesItems()
        .takes(Contribute.INPUT)
        .gives(
            KnowledgeViews.CONTRIBUTED,
            (workspace, input) ->
                workspace
                    .knowledge()
                    .contribute(
                        input.as(), input.entry(), input.folding().when(), input.supersedes())
                    .map(Contributed::of));
  }

  record ContributeBatch(
      @Param(value = "The entries, at most 10000.", position = 0, lines = true)
          Seq<Contribution> entries,
      @Param(value = References.ACTOR, label = "agent", actor = true) String as,
      Folding folding) {

    private static final Input<ContributeBatch> INPUT =
        Input.of(ContributeBatch.class).nest("entries", NEW).flatten("folding", Folding.INPUT);
  }

  private static Action<?, ?> contributeBatch() {
    return Action.ofAgent()
        .write(
            "knowledge.contribute-batch",
            "Contributes several entries in order, all or none; audited.")
        .details("Similar entries are looked for only if they are to be refused or merged.")
        .example(
            "{'entries':[{'domain':'ops','content':'Disks fail'},"
                + "{'domain':'ops/backup','content':'Restore weekly','confidence':0.8}],"
                + "'as':'zealot'}")
        .listing("knowledge")
        .columns(KnowledgeViews.COLUMNS)
        .writesItems()
        .takes(ContributeBatch.INPUT)
        .givesItems(
            KnowledgeViews.ENTRY,
            (workspace, input) ->
                input.folding().isGiven()
                    ? workspace
                        .knowledge()
                        .contributeAll(input.as(), input.entries(), input.folding().when())
                        .map(all -> all.map(Written::item))
                    : workspace.knowledge().contributeAll(input.as(), input.entries()));
  }

  record NamedKnowledge(@Param(value = ENTRY, position = 0) String entry) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("knowledge.show", "Shows an entry, archived or not.")
        .example("{'entry':'1f9c01'}")
        .takes(NamedKnowledge.class)
        .gives(
            KnowledgeViews.LISTED,
            (workspace, input) -> workspace.knowledge().resolve(input.entry()));
  }

  private static Action<?, ?> variants() {
    return Action.ofWorkspace()
        .read("knowledge.variants", "Lists the other wordings that were merged into an entry.")
        .example("{'entry':'1f9c01'}")
        .listing("variants")
        .columns(SimilarViews.COLUMNS)
        .takes(NamedKnowledge.class)
        .givesItems(
            SimilarViews.VARIANT,
            (workspace, input) -> workspace.knowledge().variants(input.entry()));
  }

  record TakeOutKnowledge(
      @Param(value = SimilarViews.VARIANT_ID, position = 0) VariantId variant,
      @Param(value = References.ACTOR, label = "agent", actor = true) String as) {}

  private static Action<?, ?> takeOut() {
    return Action.ofAgent()
        .write(
            "knowledge.take-out",
            "Makes another wording of an entry an entry of its own, of the same author; audited.")
        .example("{'variant':'v1','as':'zealot'}")
        .takes(TakeOutKnowledge.class)
        .gives(
            KnowledgeViews.ENTRY,
            (workspace, input) -> workspace.knowledge().takeOut(input.as(), input.variant()));
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

  record SupersedeEntry(
      @Param(value = ENTRY, position = 0) String entry,
      @Param(value = "The entry that supersedes it.", position = 1) String by,
      @Param(value = References.ACTOR, label = "agent", actor = true) String as) {}

  private static Action<?, ?> supersede() {
    return Action.ofAgent()
        .write("knowledge.supersede", "Supersedes an entry by another of its author; audited.")
        .details(
            "It ends where the other begins: at its valid_from, or when it was contributed. It is"
                + " kept, and found by another time only.")
        .example("{'entry':'1f9c01','by':'77ab02','as':'zealot'}")
        .takes(SupersedeEntry.class)
        .gives(
            KnowledgeViews.ENTRY,
            (workspace, input) ->
                workspace.knowledge().supersede(input.as(), input.entry(), input.by()));
  }

  private static Action<?, ?> reinstate() {
    return changed(
        "reinstate",
        "Undoes that an entry was superseded; audited.",
        KnowledgeOperations::reinstate);
  }

  private static Action<?, ?> history() {
    return Action.ofWorkspace()
        .read("knowledge.history", "Lists what an entry superseded, and what superseded it.")
        .example("{'entry':'1f9c01'}")
        .listing("knowledge")
        .columns("knowledge_id", "valid_from", "valid_until", "superseded_by", "content")
        .takes(NamedKnowledge.class)
        .givesItems(
            KnowledgeViews.LISTED,
            (workspace, input) -> workspace.knowledge().history(input.entry()));
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
