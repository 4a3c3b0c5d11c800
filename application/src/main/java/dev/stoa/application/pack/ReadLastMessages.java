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
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The step of reading the last messages of a channel; requires an open unit of work. */
final class ReadLastMessages {

  private static final int COUNT = 5;

  private final FindChannel channels;
  private final ChannelMessages messages;
  private final Agents agents;
  private final TextIndex index;

  <S extends ChannelStorage & AgentStorage & SearchStorage> ReadLastMessages(S storage) {
    this.index = storage.textIndex();
    this.channels = new FindChannel(storage.channels());
    this.messages = storage.channelMessages();
    this.agents = storage.agents();
  }

  /** Those of a channel, if one is given. */
  Either<Refusal, LastMessages> of(Option<String> channel) {
    return channel
        .map(reference -> channels.find(reference).<Refusal>mapLeft(no -> no).map(this::last))
        .getOrElse(() -> Either.right(LastMessages.NONE));
  }

  private LastMessages last(Channel channel) {
    Seq<ChannelMessage> last = messages.before(channel.id(), Long.MAX_VALUE, COUNT);
    Set<String> withdrawn =
        index.leftOut(
            SearchSource.MESSAGE, last.map(message -> message.id().value()), TextQuery.about(""));
    return new LastMessages(
        channel.name().value(),
        last.reject(message -> withdrawn.contains(message.id().value())).map(this::document));
  }

  private SearchDocument document(ChannelMessage message) {
    Option<Agent> author = agents.find(message.author());
    return message.document(
        author.map(agent -> agent.identity().value()).getOrElse(message.author().value()));
  }
}
