package dev.stoa.actions.channel;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.channel.HandOffOperations;
import dev.stoa.application.channel.HandOffRequest;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.HandOffId;
import dev.stoa.domain.channel.HandOffRefused;
import dev.stoa.domain.channel.HandOffStatus;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What callers may ask of work that is handed over. */
final class HandOffActions {

  private static final String[] COLUMNS = {
    "status", "from", "to", "summary", "created_at", "hand_off_id"
  };

  private HandOffActions() {}

  /** The actions that begin with {@code channel handoff}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "channel.handoff", "Work that one agent hands to another.", HandOffActions::actions);
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(
        offer(),
        list(),
        inChannel(),
        changed("acknowledge", "Acknowledges work, as its receiver.", Change.ACKNOWLEDGE),
        changed("close", "Closes acknowledged work, as its receiver.", Change.CLOSE),
        changed("cancel", "Cancels a hand-off, as its sender.", Change.CANCEL));
  }

  record OfferHandOff(
      @Param(value = ChannelActions.CHANNEL, position = 0) String channel,
      @Param(value = "What is to be done.", position = 1) String summary,
      @Param(value = References.ACTOR, label = "agent", actor = true) String as,
      @Param(value = "Who is to do it.", label = "agent") String to,
      @Param(value = "The message it is about.", label = "id") Option<ChannelMessageId> message) {

    private HandOffRequest request(Workspace workspace) {
      return new HandOffRequest(
          References.channel(workspace, channel),
          References.agent(workspace, as),
          References.agent(workspace, to),
          summary,
          message);
    }
  }

  private static Action<?, ?> offer() {
    return Action.ofAgent()
        .write("channel.handoff.offer", "Hands work to another agent.")
        .example(
            "{'channel':'ops','summary':'Fix the build','as':'zealot','to':'sentinel',"
                + "'message':'m1'}")
        .columns(COLUMNS)
        .takes(OfferHandOff.class)
        .gives(
            ChannelViews.HAND_OFF,
            (workspace, input) -> workspace.handOffs().offer(input.request(workspace)));
  }

  record ListHandOffs(
      @Param(
              value = "Their receiver: an identity, an id, or a suffix of it.",
              label = "agent",
              actor = true)
          String as,
      @Param(value = "Their status.", defaultValue = "open") HandOffStatus status,
      @Paged(100) Paging page) {}

  private static Action<?, ?> list() {
    return Action.ofAgent()
        .read("channel.handoff.list", "Lists work handed to an agent, oldest first.")
        .example("{'as':'sentinel'}")
        .example("{'as':'sentinel','status':'acknowledged'}")
        .listing("hand-offs")
        .columns(COLUMNS)
        .takes(ListHandOffs.class)
        .answersPage(
            ChannelViews.HAND_OFF,
            (workspace, input) ->
                workspace
                    .handOffs()
                    .list(
                        References.agent(workspace, input.as()),
                        input.status(),
                        input.page().byTime(HandOffId.class)));
  }

  record ListChannelHandOffs(
      @Param(value = ChannelActions.CHANNEL, position = 0) String channel,
      @Paged(100) Paging page) {}

  private static Action<?, ?> inChannel() {
    return Action.ofWorkspace()
        .read(
            "channel.handoff.in-channel",
            "Lists the work handed over in a channel, in every status, newest first.")
        .example("{'channel':'ops'}")
        .listing("hand-offs")
        .columns(COLUMNS)
        .takes(ListChannelHandOffs.class)
        .answersPage(
            ChannelViews.HAND_OFF,
            (workspace, input) ->
                workspace
                    .handOffs()
                    .inChannel(
                        References.channel(workspace, input.channel()),
                        input.page().byTime(HandOffId.class)));
  }

  record ChangeHandOff(
      @Param(value = "Its id.", position = 0) HandOffId handOff,
      @Param(value = References.ACTOR, label = "agent", actor = true) String as) {}

  /** What receiver and sender do with a hand-off. */
  @FunctionalInterface
  private interface Change {
    Change ACKNOWLEDGE = HandOffOperations::acknowledge;
    Change CLOSE = HandOffOperations::close;
    Change CANCEL = HandOffOperations::cancel;

    Either<HandOffRefused, HandOff> apply(HandOffOperations handOffs, HandOffId id, AgentId by);
  }

  private static Action<?, ?> changed(String verb, String summary, Change change) {
    return Action.ofAgent()
        .write("channel.handoff." + verb, summary)
        .example("{'hand_off':'h1','as':'sentinel'}")
        .columns(COLUMNS)
        .takes(ChangeHandOff.class)
        .gives(
            ChannelViews.HAND_OFF,
            (workspace, input) ->
                change.apply(
                    workspace.handOffs(),
                    input.handOff(),
                    References.agent(workspace, input.as())));
  }
}
