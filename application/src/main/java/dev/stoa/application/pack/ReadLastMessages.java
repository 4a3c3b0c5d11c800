package dev.stoa.application.pack;

import dev.stoa.application.channel.FindChannel;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessages;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The step of reading the last messages of a channel; requires an open unit of work. */
final class ReadLastMessages {

  private static final int COUNT = 5;

  private final FindChannel channels;
  private final ChannelMessages messages;
  private final Agents agents;
  private final Origins origins;

  <S extends ChannelStorage & AgentStorage & TrustStorage> ReadLastMessages(S storage) {
    this.origins = storage.origins();
    this.channels = new FindChannel(storage.channels());
    this.messages = storage.channelMessages();
    this.agents = storage.agents();
  }

  /** Those of a channel, if one is given, that are trusted far enough. */
  Either<Refusal, LastMessages> of(Option<String> channel, Trust least) {
    return channel
        .map(
            reference ->
                channels.find(reference).<Refusal>mapLeft(no -> no).map(one -> last(one, least)))
        .getOrElse(() -> Either.right(LastMessages.NONE));
  }

  private LastMessages last(Channel channel, Trust least) {
    Seq<ChannelMessage> last = messages.before(channel.id(), Long.MAX_VALUE, COUNT);
    Map<String, Origin> written =
        origins
            .all(last.map(message -> ItemKind.MESSAGE.ref(message.id().value())))
            .mapKeys(ItemRef::id)
            .filterValues(origin -> origin.trust().isAtLeast(least));
    return new LastMessages(
        channel.name().value(),
        last.filter(message -> written.containsKey(message.id().value())).map(this::document),
        written);
  }

  private SearchDocument document(ChannelMessage message) {
    Option<Agent> author = agents.find(message.author());
    return message.document(
        author.map(agent -> agent.identity().value()).getOrElse(message.author().value()));
  }
}
