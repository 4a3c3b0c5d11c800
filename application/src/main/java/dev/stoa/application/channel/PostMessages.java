package dev.stoa.application.channel;

import dev.stoa.application.trust.BindOrigins;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelMessages;
import dev.stoa.domain.channel.ChannelRefused;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.Channels;
import dev.stoa.domain.channel.MessageSignals;
import dev.stoa.domain.channel.Participants;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.function.Supplier;

/** The step of posting many messages; requires an open write unit. */
final class PostMessages {

  private final Channels channels;
  private final ChannelMessages messages;
  private final Participants participants;
  private final MessageSignals signals;
  private final BindOrigins origins;
  private final InstantSource clock;
  private final IdSource ids;

  <S extends ChannelStorage & TrustStorage> PostMessages(
      S storage, InstantSource clock, IdSource ids) {
    this.channels = storage.channels();
    this.messages = storage.channelMessages();
    this.participants = storage.participants();
    this.signals = storage.messageSignals();
    this.origins = new BindOrigins(storage, clock);
    this.clock = clock;
    this.ids = ids;
  }

  /** The first post that is refused refuses all. */
  Either<ChannelRefused, Seq<ChannelMessage>> post(Seq<Post> posts) {
    if (posts.size() > Post.MAX_BATCH) {
      return Either.left(new ChannelRefused.TooMany(posts.size(), Post.MAX_BATCH));
    }
    Instant now = clock.instant();
    // Ids, channels and authors are locked in this order, like for a single post.
    Map<ChannelMessageId, ChannelMessage> stored =
        messages.lock(posts.flatMap(Post::id).distinct());
    Seq<ChannelId> wanted = posts.map(Post::channel).distinct().sortBy(ChannelId::value);
    channels.lock(wanted);
    Supplier<Map<AgentId, Option<Instant>>> kept =
        participants.keep(posts.map(Post::author).distinct());
    Map<ChannelId, Channel> held = channels.find(wanted).toMap(Channel::id, channel -> channel);
    Map<AgentId, Option<Instant>> live = kept.get();
    live.forEach(
        (author, noted) -> {
          if (noted.forAll(at -> Participants.isStale(at, now))) {
            participants.noteActive(author, now);
          }
        });
    LinkedHashMap<ChannelMessageId, Post> fresh = new LinkedHashMap<>();
    Seq<ChannelMessageId> answers = Vector.empty();
    for (Post post : posts) {
      ChannelMessageId id = post.id().getOrElse(() -> new ChannelMessageId(ids.next()));
      Option<ChannelRefused> refused = refused(post, id, stored, fresh, held, live);
      if (refused.isDefined()) {
        return Either.left(refused.get());
      }
      if (!stored.containsKey(id)) {
        fresh.put(id, post);
      }
      answers = answers.append(id);
    }
    Map<ChannelMessageId, ChannelMessage> known =
        appended(fresh, held, now).toMap(ChannelMessage::id, message -> message).merge(stored);
    return Either.right(answers.map(id -> known.get(id).get()));
  }

  private static Option<ChannelRefused> refused(
      Post post,
      ChannelMessageId id,
      Map<ChannelMessageId, ChannelMessage> stored,
      java.util.Map<ChannelMessageId, Post> fresh,
      Map<ChannelId, Channel> held,
      Map<AgentId, Option<Instant>> live) {
    Post earlier = fresh.get(id);
    if (earlier != null || stored.containsKey(id)) {
      boolean same =
          earlier != null
              ? earlier.equals(post)
              : stored
                  .get(id)
                  .exists(existing -> existing.says(post.channel(), post.author(), post.content()));
      return Option.when(!same, () -> new ChannelRefused.MessageIdTaken(id));
    }
    Option<Channel> channel = held.get(post.channel());
    if (channel.isEmpty()) {
      return Option.some(new ChannelRefused.UnknownChannel(post.channel()));
    }
    if (channel.get().archivedAt().isDefined()) {
      return Option.some(new ChannelRefused.Archived(channel.get().name()));
    }
    return Option.when(
        !live.containsKey(post.author()), () -> new ChannelRefused.UnknownAgent(post.author()));
  }

  private Seq<ChannelMessage> appended(
      java.util.Map<ChannelMessageId, Post> fresh, Map<ChannelId, Channel> held, Instant now) {
    java.util.Map<ChannelId, Long> last = new java.util.HashMap<>();
    Seq<ChannelMessage> appended =
        Vector.ofAll(fresh.entrySet())
            .map(
                entry -> {
                  Post post = entry.getValue();
                  long number =
                      last.merge(
                          post.channel(),
                          held.get(post.channel()).get().lastSequence() + 1,
                          (before, first) -> before + 1);
                  return new ChannelMessage(
                      entry.getKey(), post.channel(), number, post.author(), post.content(), now);
                });
    if (appended.nonEmpty()) {
      messages.appendAll(appended);
      appended
          .groupBy(ChannelMessage::author)
          .forEach(
              (author, some) ->
                  origins.bind(
                      ItemKind.MESSAGE, some.map(one -> one.id().value()), author.value()));
      last.keySet().forEach(signals::announce);
    }
    return appended;
  }
}
