package dev.stoa.app.channel;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.Refusal;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** A command about channels: a refusal, or a value that cannot be meant, ends it. */
abstract class ChannelAction extends StoaAction {

  /** Works on the workspace that is there. */
  final <T> T used(Function<Stoa, T> work) {
    return CliFailure.checked(() -> workspace().use(work));
  }

  /** What was not refused. */
  static <T> T done(Either<? extends Refusal, T> outcome) {
    return outcome.getOrElseThrow(CliFailure::refused);
  }

  /** The channel of a name or an id. */
  static ChannelId channel(Stoa stoa, String reference) {
    return done(stoa.channels().resolve(reference)).id();
  }

  /** The live agent of an identity, an id or an end of one. */
  static AgentId agent(Stoa stoa, String reference) {
    return done(stoa.agents().resolve(reference).flatMap(Agent::live)).id();
  }

  /** The agent, if one is named. */
  static Option<AgentId> optionalAgent(Stoa stoa, String reference) {
    return Option.of(reference).map(named -> agent(stoa, named));
  }

  /** Everything about the channel. */
  static Answer whole(Channel channel) {
    return Answer.ok(ChannelView.whole(channel).text(), ChannelView.json(channel));
  }
}
