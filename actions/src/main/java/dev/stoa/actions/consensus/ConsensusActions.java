package dev.stoa.actions.consensus;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.consensus.ConsensusOperations;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusRefused;
import dev.stoa.domain.consensus.ConsensusTruth;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * What callers may ask of conclusions; {@link ConsensusQueries} finds them, {@link DissentActions}
 * has the dissents about them, {@link FormalProofActions} what is proved.
 */
public final class ConsensusActions {

  static final String CONSENSUS = "Its id.";

  private ConsensusActions() {}

  /** The actions that begin with {@code consensus}. */
  public static Seq<ActionGroup> groups() {
    return List.of(
        ActionGroup.of(
            "consensus",
            "What debates concluded: record, find similar, dissent, resolve.",
            () ->
                actions()
                    .appendAll(ConsensusQueries.actions())
                    .appendAll(DissentActions.actions())
                    .appendAll(FormalProofActions.actions())));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(record(), supersede(), archive(), restore(), resolve());
  }

  /** The operations to record with. */
  static ConsensusOperations consensus(Workspace workspace, boolean register) {
    return register ? workspace.consensus().registering() : workspace.consensus();
  }

  record RecordConsensus(ConsensusDraft draft, @Param(References.REGISTER) boolean register) {

    private static final Input<RecordConsensus> INPUT =
        Input.of(RecordConsensus.class)
            .flatten("draft", ConsensusInputs.CONCLUSION)
            .param("debate", about -> about.position(0))
            .param("topic", about -> about.position(1))
            .param("conclusion", about -> about.position(2));
  }

  private static Action<?, ?> record() {
    return Action.ofAgents()
        .write(
            "consensus.record",
            "Records what a debate concluded; its strength is the share that agrees; audited.")
        .example(
            "{'debate':'d1','topic':'Use a cache?','conclusion':'Yes','confidence':0.8,"
                + "'agreeing':{'ada':0.9,'bob':0.7},'disagreeing':{'cat':0.6},'domain':'ops',"
                + "'cruxes':['staleness'],'register':true}")
        .creates()
        .takes(RecordConsensus.INPUT)
        .gives(
            ConsensusViews.CONSENSUS,
            (workspace, input) -> consensus(workspace, input.register()).record(input.draft()));
  }

  record SupersedeConsensus(
      @Param(value = "The consensus it replaces.", position = 0) ConsensusId consensus,
      ConsensusDraft draft,
      @Param(References.REGISTER) boolean register) {

    private static final Input<SupersedeConsensus> INPUT =
        Input.of(SupersedeConsensus.class)
            .flatten("draft", ConsensusInputs.CONCLUSION)
            .param("debate", about -> about.position(1))
            .param("topic", about -> about.position(2))
            .param("conclusion", about -> about.position(3));
  }

  private static Action<?, ?> supersede() {
    return Action.ofAgents()
        .write("consensus.supersede", "Records a conclusion that replaces another;" + " audited.")
        .example(
            "{'consensus':'c-1','debate':'d2','topic':'Use a cache?','conclusion':'No',"
                + "'confidence':0.9,'agreeing':{'ada':0.9}}")
        .takes(SupersedeConsensus.INPUT)
        .gives(
            ConsensusViews.CONSENSUS,
            (workspace, input) ->
                consensus(workspace, input.register())
                    .supersede(input.consensus(), input.draft(), Vector.empty()));
  }

  record NamedConsensus(@Param(value = CONSENSUS, position = 0) ConsensusId consensus) {}

  /** What is done with a conclusion. */
  @FunctionalInterface
  private interface Change {
    Either<ConsensusRefused, Consensus> apply(ConsensusOperations consensus, ConsensusId id);
  }

  private static Action<?, ?> archive() {
    return changed(
        "archive",
        "Archives a conclusion: it is in no list or search unless requested; audited.",
        ConsensusOperations::archive);
  }

  private static Action<?, ?> restore() {
    return changed(
        "restore", "Restores an archived conclusion; audited.", ConsensusOperations::restore);
  }

  private static Action<?, ?> changed(String verb, String summary, Change change) {
    return Action.ofWorkspace()
        .write("consensus." + verb, summary)
        .example("{'consensus':'c-1'}")
        .takes(NamedConsensus.class)
        .gives(
            ConsensusViews.CONSENSUS,
            (workspace, input) -> change.apply(workspace.consensus(), input.consensus()));
  }

  record Resolve(
      @Param(value = CONSENSUS, position = 0) ConsensusId consensus,
      @Param(value = "Whether it turned out to be true.", position = 1) ConsensusTruth truth) {}

  private static Action<?, ?> resolve() {
    return Action.ofAgents()
        .write(
            "consensus.resolve",
            "Settles whether a conclusion is true, and who was right; audited.")
        .details(
            "Every position counts in calibration, every dissent in reputation. Once it is settled,"
                + " it is final.")
        .example("{'consensus':'c-1','truth':'overturned'}")
        .takes(Resolve.class)
        .gives(
            ConsensusViews.CONSENSUS,
            (workspace, input) -> workspace.minority().resolve(input.consensus(), input.truth()));
  }
}
