package dev.stoa.actions.consensus;

import dev.stoa.actions.Action;
import dev.stoa.actions.Listing;
import dev.stoa.actions.References;
import dev.stoa.actions.consensus.ConsensusActions.NamedConsensus;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.consensus.ConsensusOperations;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.Dissent;
import dev.stoa.domain.consensus.DissentDraft;
import dev.stoa.domain.consensus.DissentId;
import dev.stoa.domain.consensus.DissentQuery;
import dev.stoa.domain.consensus.DissentType;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What callers may ask of dissents. */
final class DissentActions {

  private static final String[] COLUMNS = {
    "type", "agent", "content", "confidence", "acknowledged_at", "rebuttal", "dissent_id"
  };

  private DissentActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(dissent(), acknowledge(), rebut(), against(), list(), contrarian(), warnings());
  }

  record AddDissent(
      @Param(value = ConsensusActions.CONSENSUS, position = 0) ConsensusId consensus,
      DissentDraft draft,
      @Param(References.REGISTER) boolean register) {

    private static final Input<AddDissent> INPUT =
        Input.of(AddDissent.class).flatten("draft", ConsensusInputs.DISSENT);
  }

  private static Action<?, ?> dissent() {
    return Action.ofAgent()
        .write("consensus.dissent", "Records the dissent of an agent from a conclusion.")
        .details("A fundamental disagreement contests the conclusion until it is rebutted.")
        .example(
            "{'consensus':'c-1','content':'It serves stale prices','agent':'cat',"
                + "'type':'risk_warning','confidence':0.8}")
        .takes(AddDissent.INPUT)
        .gives(
            ConsensusViews.DISSENT,
            (workspace, input) ->
                ConsensusActions.consensus(workspace, input.register())
                    .dissent(input.consensus(), input.draft()));
  }

  record NamedDissent(@Param(value = "The dissent.", position = 0) DissentId dissent) {}

  private static Action<?, ?> acknowledge() {
    return Action.ofWorkspace()
        .write("consensus.acknowledge", "Acknowledges a dissent; audited.")
        .example("{'dissent':'x-1'}")
        .takes(NamedDissent.class)
        .gives(
            ConsensusViews.DISSENT,
            (workspace, input) -> workspace.consensus().acknowledge(input.dissent()));
  }

  record Rebut(
      @Param(value = "The dissent.", position = 0) DissentId dissent,
      @Param(value = "The answer.", position = 1) String rebuttal) {}

  private static Action<?, ?> rebut() {
    return Action.ofWorkspace()
        .write("consensus.rebut", "Answers a dissent, once; audited.")
        .example("{'dissent':'x-1','rebuttal':'Prices are not cached'}")
        .takes(Rebut.class)
        .gives(
            ConsensusViews.DISSENT,
            (workspace, input) -> workspace.consensus().rebut(input.dissent(), input.rebuttal()));
  }

  private static Action<?, ?> against() {
    return Action.ofWorkspace()
        .read("consensus.against", "Lists the dissents from a conclusion.")
        .example("{'consensus':'c-1'}")
        .listing("dissents")
        .columns(COLUMNS)
        .takes(NamedConsensus.class)
        .answersItems(
            ConsensusViews.DISSENT,
            (workspace, input) -> workspace.consensus().dissents(input.consensus()));
  }

  record ListDissents(@Param("Only of this type.") Option<DissentType> type, @Paged Paging page) {

    private DissentQuery query() {
      return new DissentQuery(type, page.byTime(DissentId.class));
    }
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("consensus.dissents", "Lists dissents, newest first.")
        .example("{}")
        .example("{'type':'risk_warning','limit':10}")
        .listing("dissents")
        .columns(COLUMNS)
        .takes(ListDissents.class)
        .answersPage(
            ConsensusViews.DISSENT,
            (workspace, input) -> workspace.consensus().dissents(input.query()));
  }

  record AskTopic(
      @Param(value = "The topic.", position = 0) String topic,
      @Param(value = ConsensusQueries.MIN_CONFIDENCE, min = 0, max = 1, defaultValue = "0")
          double minConfidence,
      @Param(value = Listing.LIMIT, min = 1, max = 1000, defaultValue = "10") int limit) {}

  /** The query for dissents about a topic. */
  @FunctionalInterface
  private interface Question {
    Seq<Dissent> ask(ConsensusOperations consensus, String topic, double least, int size);
  }

  private static Action<?, ?> contrarian() {
    return about(
        "contrarian",
        "Finds arguments for other conclusions on similar topics.",
        ConsensusOperations::contrarianViews);
  }

  private static Action<?, ?> warnings() {
    return about(
        "warnings", "Finds warnings about similar topics.", ConsensusOperations::riskWarnings);
  }

  private static Action<?, ?> about(String name, String summary, Question question) {
    return Action.ofWorkspace()
        .read("consensus." + name, summary)
        .example("{'topic':'caching','min_confidence':0.5}")
        .listing("dissents")
        .columns(COLUMNS)
        .takes(AskTopic.class)
        .answersItems(
            ConsensusViews.DISSENT,
            (workspace, input) ->
                question.ask(
                    workspace.consensus(), input.topic(), input.minConfidence(), input.limit()));
  }
}
