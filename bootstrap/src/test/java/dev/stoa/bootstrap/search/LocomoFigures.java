package dev.stoa.bootstrap.search;

import dev.stoa.application.channel.Post;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.search.LocomoChat;
import dev.stoa.domain.search.LocomoChat.Question;
import dev.stoa.domain.search.LocomoChat.Turn;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchPlace;
import dev.stoa.domain.search.SearchSource;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * How much of the evidence for questions about long chats is found, in a workspace per chat.
 *
 * @param found of each question its index in the file, its chat and category, and the shares of its
 *     evidence among the first five and the first ten answers
 */
public record LocomoFigures(Seq<Found> found) {

  /** What was found for a question. */
  public record Found(int index, String chat, int category, double atFive, double atTen) {}

  /** Mean shares at five and at ten. */
  public record Recalled(double atFive, double atTen) {

    public boolean reaches(double five, double ten) {
      return atFive >= five && atTen >= ten;
    }

    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%.3f/%.3f", atFive, atTen);
    }
  }

  /** Every turn is a memory with an author; recalled by relevance only. */
  public static LocomoFigures ofNotes(Seq<LocomoChat> chats, Function<String, StoaConfig> config) {
    return of(
        chats,
        config,
        (stoa, chat, clock) -> {
          Map<String, Seq<String>> turns = remembered(stoa, chat, clock);
          return question ->
              stoa.memory()
                  .recall(Recall.about(question).byRelevanceOnly().limit(10))
                  .get()
                  .map(one -> turns.get(one.memory().id().value()).get());
        });
  }

  /** Every turn is a message in a channel, posted by its speaker. */
  public static LocomoFigures ofConversations(
      Seq<LocomoChat> chats, Function<String, StoaConfig> config) {
    return ofThreads(chats, config, SearchSource.MESSAGE, LocomoFigures::posted);
  }

  /** Every turn is a message of a user in a conversation, with its speaker's name. */
  public static LocomoFigures ofMessages(
      Seq<LocomoChat> chats, Function<String, StoaConfig> config) {
    return ofThreads(chats, config, SearchSource.CONVERSATION, LocomoFigures::appended);
  }

  private static LocomoFigures ofThreads(
      Seq<LocomoChat> chats,
      Function<String, StoaConfig> config,
      SearchSource source,
      Writer writer) {
    return of(
        chats,
        config,
        (stoa, chat, clock) -> {
          Map<String, String> turns = writer.write(stoa, chat, clock);
          return question ->
              stoa.search()
                  .search(SearchEverything.about(question).in(source).limit(10))
                  .get()
                  .items()
                  .map(
                      hit ->
                          hit.alsoAt()
                              .prepend(hit.at())
                              .map(SearchPlace::id)
                              .map(id -> turns.get(id).get()));
        });
  }

  /** Those of the questions with an odd index, by which no constant was chosen. */
  public LocomoFigures odd() {
    return new LocomoFigures(found.filter(one -> one.index() % 2 == 1));
  }

  /** Those of one category. */
  public LocomoFigures category(int number) {
    return new LocomoFigures(found.filter(one -> one.category() == number));
  }

  /** The means. */
  public Recalled mean() {
    return new Recalled(
        found.map(Found::atFive).average().getOrElse(0.0),
        found.map(Found::atTen).average().getOrElse(0.0));
  }

  /** A line for all chats, and for each if there are several. */
  public String lines(String name) {
    Seq<String> chats = found.map(Found::chat).distinct();
    return line(name)
        + (chats.size() < 2 ? Vector.<String>empty() : chats)
            .map(chat -> "\n" + chat(chat).line(name + ", " + chat))
            .mkString();
  }

  /** Those of one chat. */
  private LocomoFigures chat(String name) {
    return new LocomoFigures(found.filter(one -> one.chat().equals(name)));
  }

  /** One line: all, odd, and each category. */
  public String line(String name) {
    return name
        + ": all "
        + mean()
        + ", odd "
        + odd().mean()
        + Vector.rangeClosed(1, 5)
            .map(number -> ", category " + number + " " + category(number).mean())
            .mkString();
  }

  @FunctionalInterface
  private interface Reader {
    /** Stores a chat and returns who answers questions: the turns of each answer. */
    Function<String, Seq<? extends Seq<String>>> read(
        Stoa stoa, LocomoChat chat, AtomicReference<Instant> clock);
  }

  @FunctionalInterface
  private interface Writer {
    /** Stores a chat and returns the turn of each stored message. */
    Map<String, String> write(Stoa stoa, LocomoChat chat, AtomicReference<Instant> clock);
  }

  private static LocomoFigures of(
      Seq<LocomoChat> chats, Function<String, StoaConfig> config, Reader reader) {
    Vector<Found> found = Vector.empty();
    for (LocomoChat chat : chats) {
      AtomicReference<Instant> clock = new AtomicReference<>(chat.turns().head().at());
      try (Stoa stoa =
          Stoa.open(
              config.apply(chat.name()).withStorage(storage -> storage.withClock(clock::get)))) {
        Function<String, Seq<? extends Seq<String>>> answers = reader.read(stoa, chat, clock);
        for (Question question : chat.questions()) {
          Seq<? extends Seq<String>> best = answers.apply(question.words());
          found =
              found.append(
                  new Found(
                      found.size(),
                      chat.name(),
                      question.category(),
                      question.found(best.take(5).flatMap(turns -> turns)),
                      question.found(best.flatMap(turns -> turns))));
        }
      }
    }
    return new LocomoFigures(found);
  }

  /** The turns of each memory: what is stored twice is remembered once. */
  private static Map<String, Seq<String>> remembered(
      Stoa stoa, LocomoChat chat, AtomicReference<Instant> clock) {
    Vector<Tuple2<String, String>> all = Vector.empty();
    for (Seq<Turn> session : sessions(chat)) {
      clock.set(session.head().at());
      Seq<Memory> stored =
          stoa.memory()
              .rememberAll(session.map(turn -> Remember.of(text(turn)).by(turn.speaker())))
              .get();
      all = all.appendAll(stored.map(one -> one.id().value()).zip(session.map(Turn::id)));
    }
    return all.groupBy(Tuple2::_1).mapValues(same -> same.map(Tuple2::_2));
  }

  private static Map<String, String> posted(
      Stoa stoa, LocomoChat chat, AtomicReference<Instant> clock) {
    Map<String, AgentId> speakers =
        chat.turns()
            .map(Turn::speaker)
            .distinct()
            .toMap(
                name -> name,
                name -> stoa.agents().register(AgentRegistration.of(name, "m")).get().id());
    ChannelId channel = stoa.channels().create(new ChannelName(chat.name())).get().id();
    Map<String, String> turns = HashMap.empty();
    for (Seq<Turn> session : sessions(chat)) {
      clock.set(session.head().at());
      Seq<ChannelMessage> messages =
          stoa.channels()
              .postAll(
                  session.map(
                      turn -> Post.of(channel, speakers.get(turn.speaker()).get(), text(turn))))
              .get();
      turns =
          turns.merge(
              messages.zip(session).toMap(pair -> pair._1.id().value(), pair -> pair._2.id()));
    }
    return turns;
  }

  private static Map<String, String> appended(
      Stoa stoa, LocomoChat chat, AtomicReference<Instant> clock) {
    ConversationId conversation =
        stoa.conversations().start(UserId.LOCAL, NewConversation.untitled()).get().id();
    for (Seq<Turn> session : sessions(chat)) {
      clock.set(session.head().at());
      stoa.messages()
          .appendAll(
              UserId.LOCAL,
              conversation,
              session.map(
                  turn ->
                      NewMessage.of(turn.id(), MessageDraft.user(text(turn)).by(turn.speaker()))))
          .get();
    }
    return chat.turns().map(Turn::id).toMap(id -> id, id -> id);
  }

  private static Seq<Seq<Turn>> sessions(LocomoChat chat) {
    return chat.turns().groupBy(Turn::at).toVector().sortBy(Tuple2::_1).map(Tuple2::_2);
  }

  private static String text(Turn turn) {
    return turn.described().strip();
  }
}
