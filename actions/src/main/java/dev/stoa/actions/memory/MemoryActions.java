package dev.stoa.actions.memory;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionBuilder;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.learning.LearnActions;
import dev.stoa.actions.memory.MemoryViews.History;
import dev.stoa.actions.memory.MemoryViews.Remembered;
import dev.stoa.actions.search.Folding;
import dev.stoa.actions.search.SimilarViews;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.application.search.Written;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryLabels;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.memory.RetentionAdvice;
import dev.stoa.domain.search.VariantId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.BiFunction;

/** What callers may ask of memories; other classes recall, learn, protect and forget. */
public final class MemoryActions {

  static final String MEMORY = "The id of the memory.";

  private MemoryActions() {}

  /** The groups of actions of this context. */
  public static Seq<ActionGroup> groups() {
    return List.of(group(), SnapshotActions.group());
  }

  /** The actions that begin with {@code memory}. */
  private static ActionGroup group() {
    return ActionGroup.of(
        "memory",
        "Memory in four tiers: remember, recall, learn, protect and forget.",
        () ->
            actions()
                .appendAll(RecallActions.actions())
                .appendAll(LearningActions.actions())
                .appendAll(LearnActions.actions())
                .appendAll(ProtectionActions.actions())
                .appendAll(RetentionActions.actions()));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(
        remember(),
        rememberBatch(),
        show(),
        scopes(),
        edit(),
        label(),
        supersede(),
        reinstate(),
        history(),
        variants(),
        takeOut());
  }

  record RememberOne(Remember memory, Folding folding) {

    private static final Input<RememberOne> INPUT =
        Input.of(RememberOne.class, "Remember")
            .flatten("memory", MemoryInputs.NEW)
            .flatten("folding", Folding.INPUT);
  }

  private static Action<?, ?> remember() {
    return Action.ofAgent()
        .write("memory.remember", "Stores a memory.")
        .details(
            "If the scope has the same content, ignoring case, whitespace and the marks of lists"
                + " and citations, that memory is the answer and nothing changes. What says nearly"
                + " the same is in the answer too.")
        .example("{'content':'Retries need jitter','importance':0.8}")
        .example("{'content':'Deploy freeze','tier':'medium','time_to_live':'36h'}")
        .example("{'content':'Likes tea','scope':'agent:ada','metadata':{'by':'chat'}}")
        .example("{'content':'We run 1.29','names':['kubernetes','k8s'],'kind':'decision'}")
        .example("{'content':'Retries really need jitter','merge':true}")
        .example("{'content':'Ada is on call','valid_from':'2026-03-01T00:00:00Z'}")
        .example("{'content':'Bo is on call','supersedes':['m1']}")
        .creates()
        .writesItems()
        .takes(RememberOne.INPUT)
        .gives(
            MemoryViews.REMEMBERED,
            (workspace, input) ->
                workspace
                    .memory()
                    .remember(input.memory(), input.folding().when())
                    .map(Remembered::of));
  }

  record RememberBatch(
      @Param(value = "The memories.", position = 0, lines = true, label = "file|-")
          Seq<Remember> memories,
      Folding folding) {

    private static final Input<RememberBatch> INPUT =
        Input.of(RememberBatch.class)
            .nest("memories", MemoryInputs.NEW)
            .flatten("folding", Folding.INPUT);
  }

  private static Action<?, ?> rememberBatch() {
    return Action.ofAgent()
        .write("memory.remember-batch", "Stores or reinforces memories in order, all or none.")
        .details("Similar memories are looked for only if they are to be refused or merged.")
        .example("{'memories':[{'content':'Retries need jitter'},{'content':'Likes tea'}]}")
        .creates()
        .listing("memories")
        .columns(MemoryViews.COLUMNS)
        .writesItems()
        .takes(RememberBatch.INPUT)
        .givesItems(
            MemoryViews.MEMORY,
            (workspace, input) ->
                input.folding().isGiven()
                    ? workspace
                        .memory()
                        .rememberAll(input.memories(), input.folding().when())
                        .map(all -> all.map(Written::item))
                    : workspace.memory().rememberAll(input.memories()));
  }

  record OneMemory(@Param(value = MEMORY, position = 0) MemoryId id) {}

  /** An action whose input is one memory, and whose answer is that memory afterwards. */
  static Action<?, ?> onOne(
      ActionBuilder draft,
      BiFunction<MemoryOperations, MemoryId, Either<MemoryRefused, Memory>> change) {
    return draft
        .example("{'id':'m1'}")
        .takes(OneMemory.class)
        .gives(
            MemoryViews.MEMORY, (workspace, input) -> change.apply(workspace.memory(), input.id()));
  }

  record ListScopes(@Paged(100) Paging page) {}

  private static Action<?, ?> scopes() {
    return Action.ofWorkspace()
        .read("memory.scopes", "Lists the scopes that have memories.")
        .example("{}")
        .listing("scopes")
        .takes(ListScopes.class)
        .answersPage(
            MemoryViews.SCOPE,
            (workspace, input) -> workspace.memory().scopes(input.page().by(MemoryScope.class)));
  }

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("memory.show", "Shows a memory, its tier changes and a recommendation.")
        .example("{'id':'m1'}")
        .takes(OneMemory.class)
        .gives(
            MemoryViews.HISTORY,
            (workspace, input) ->
                workspace
                    .memory()
                    .find(input.id())
                    .toEither(() -> new MemoryRefused.Unknown(input.id()))
                    .map(
                        memory ->
                            new History(
                                memory,
                                RetentionAdvice.about(memory),
                                workspace.memory().moves(input.id()))));
  }

  private static Action<?, ?> variants() {
    return Action.ofWorkspace()
        .read("memory.variants", "Lists the other wordings that were merged into a memory.")
        .example("{'id':'m1'}")
        .listing("variants")
        .columns(SimilarViews.COLUMNS)
        .takes(OneMemory.class)
        .givesItems(
            SimilarViews.VARIANT,
            (workspace, input) -> Either.right(workspace.memory().variants(input.id())));
  }

  record TakeOutMemory(@Param(value = SimilarViews.VARIANT_ID, position = 0) VariantId variant) {}

  private static Action<?, ?> takeOut() {
    return Action.ofWorkspace()
        .write("memory.take-out", "Makes another wording of a memory a memory of its own.")
        .details("It has the scope, tier, importance and metadata of the other memory.")
        .example("{'variant':'v1'}")
        .takes(TakeOutMemory.class)
        .gives(
            MemoryViews.MEMORY, (workspace, input) -> workspace.memory().takeOut(input.variant()));
  }

  private static Action<?, ?> edit() {
    return Action.ofWorkspace()
        .write("memory.edit", "Changes a memory.")
        .details("New content removes the vectors of the old one.")
        .example("{'id':'m1','content':'Retries need jitter and a budget'}")
        .example("{'id':'m1','importance':0.9,'expires_at':'2027-01-01T00:00:00Z'}")
        .writesItems()
        .takes(MemoryInputs.EDIT)
        .gives(
            MemoryViews.MEMORY,
            (workspace, input) -> workspace.memory().edit(input.id(), input.edit()));
  }

  record SupersedeMemory(
      @Param(value = MEMORY, position = 0) MemoryId id,
      @Param(value = "The memory that supersedes it.", position = 1) MemoryId by) {}

  private static Action<?, ?> supersede() {
    return Action.ofWorkspace()
        .write("memory.supersede", "Supersedes a memory by another of its scope; audited.")
        .details(
            "It ends where the other begins: at its valid_from, or when it was stored. It is kept,"
                + " and found by another time only.")
        .example("{'id':'m1','by':'m2'}")
        .takes(SupersedeMemory.class)
        .gives(
            MemoryViews.MEMORY,
            (workspace, input) -> workspace.memory().supersede(input.id(), input.by()));
  }

  private static Action<?, ?> reinstate() {
    return onOne(
        Action.ofWorkspace()
            .write("memory.reinstate", "Undoes that a memory was superseded; audited."),
        MemoryOperations::reinstate);
  }

  private static Action<?, ?> history() {
    return Action.ofWorkspace()
        .read("memory.history", "Lists what a memory superseded, and what superseded it.")
        .example("{'id':'m1'}")
        .listing("memories")
        .columns("memory_id", "valid_from", "valid_until", "superseded_by", "content")
        .takes(OneMemory.class)
        .givesItems(
            MemoryViews.LISTED, (workspace, input) -> workspace.memory().history(input.id()));
  }

  record LabelMemory(@Param(value = MEMORY, position = 0) MemoryId id, MemoryLabels labels) {

    private static final Input<LabelMemory> INPUT =
        Input.of(LabelMemory.class).flatten("labels", MemoryInputs.LABELS);
  }

  private static Action<?, ?> label() {
    return Action.ofWorkspace()
        .write("memory.label", "Replaces the names, the kind and the links of a memory.")
        .details("What is left out is removed. Neither the strength nor the age changes.")
        .example("{'id':'m1','names':['kubernetes','k8s']}")
        .example("{'id':'m1','kind':'question','resolved':true}")
        .takes(LabelMemory.INPUT)
        .gives(
            MemoryViews.MEMORY,
            (workspace, input) -> workspace.memory().label(input.id(), input.labels()));
  }
}
