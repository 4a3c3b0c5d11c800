package dev.stoa.application.notebook;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.Spawns;
import dev.stoa.domain.channel.Bookmarks;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelMessages;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.Channels;
import dev.stoa.domain.channel.ReadingPosition;
import dev.stoa.domain.channel.UnreadChannel;
import dev.stoa.domain.channel.UnreadTotals;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.DomainQuery;
import dev.stoa.domain.knowledge.KnowledgeEntries;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import dev.stoa.domain.knowledge.KnowledgeStorage;
import dev.stoa.domain.notebook.Briefing;
import dev.stoa.domain.notebook.Briefing.Posted;
import dev.stoa.domain.notebook.BriefingBuilder;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.notebook.NotebookStorage;
import dev.stoa.domain.notebook.Notes;
import dev.stoa.domain.pack.FillPack;
import dev.stoa.domain.pack.PackCandidate;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;

/** The step of collecting the wake briefing of an agent; requires an open unit of work. */
final class BriefAgent {

  /** The feedback channel is suggested first. */
  private static final ChannelName FEEDBACK = new ChannelName("space-feedback");

  /** The domains of news. */
  private static final Seq<DomainQuery> NEWS =
      Vector.of("decision", "architecture", "operations", "consensus")
          .map(DomainPath::new)
          .map(DomainQuery::within);

  private static final Duration NEW = Duration.ofHours(24);
  private static final Duration RECENT = Duration.ofDays(7);
  private static final int CHANNELS = 5;
  private static final int MENTIONS = 5;

  /** How many messages of each channel are looked at for mentions. */
  private static final int LOOKED_AT = 100;

  /** How many of each list are read, because what is quarantined drops out. */
  private static final int READ = 20;

  private static final int NOTES = 3;
  private static final int ENTRIES = 5;

  private final Origins origins;
  private final Spawns spawns;
  private final Bookmarks bookmarks;
  private final Channels channels;
  private final ChannelMessages messages;
  private final Notes notes;
  private final KnowledgeEntries knowledge;
  private final FindWork work;
  private final TokenCounter counter;

  <
          S extends
              NotebookStorage & AgentStorage & ChannelStorage & DebateStorage & KnowledgeStorage
                  & TrustStorage>
      BriefAgent(S storage, TokenCounter counter) {
    this.origins = storage.origins();
    this.spawns = storage.spawns();
    this.bookmarks = storage.bookmarks();
    this.channels = storage.channels();
    this.messages = storage.channelMessages();
    this.notes = storage.notes();
    this.knowledge = storage.knowledgeEntries();
    this.work = new FindWork(storage);
    this.counter = counter;
  }

  Briefing brief(Agent agent, int tokens, Instant now) {
    // The newest two: the open one, if any, and the one before.
    Seq<Spawn> lives = spawns.before(agent.id(), Long.MAX_VALUE, 2);
    return BriefingBuilder.builder()
        .at(now)
        .agent(agent)
        .spawn(lives.headOption().filter(spawn -> spawn.endedAt().isEmpty()))
        .lastSleepAt(lastSleep(agent.id(), lives))
        .lastSent(lastSent(agent.id()))
        .inbox(inbox(agent))
        .work(work.of(agent, now))
        .pack(new FillPack("", tokens, counter, now).of(known(agent.id(), now)))
        .build();
  }

  /** A core note that is recent too comes once. */
  private Seq<PackCandidate> known(AgentId agent, Instant now) {
    NoteQuery recent =
        NoteQuery.all().besides(NoteTopic.JOURNAL).since(Instants.before(now, RECENT));
    Seq<PackCandidate> core = notes(agent, NoteQuery.all().core(), "a core note");
    Seq<PackCandidate> fresh = notes(agent, recent, "written in the last week");
    Seq<PackCandidate> news =
        news(now).map(one -> PackCandidate.of(one.document(), "news of the last day"));
    Map<ItemRef, Origin> trusted =
        trusted(core.appendAll(fresh).appendAll(news).flatMap(one -> one.at().item()).distinct());
    return written(core, trusted)
        .take(NOTES)
        .appendAll(written(fresh, trusted).take(NOTES))
        .appendAll(written(news, trusted).take(ENTRIES))
        .distinctBy(PackCandidate::at);
  }

  private static Seq<PackCandidate> written(Seq<PackCandidate> some, Map<ItemRef, Origin> trusted) {
    return some.map(one -> one.written(one.at().item().flatMap(trusted::get)))
        .filter(one -> one.written().isDefined());
  }

  /** The origins of those that are not quarantined. */
  private Map<ItemRef, Origin> trusted(Seq<ItemRef> items) {
    return origins.all(items).filterValues(origin -> origin.trust() != Trust.QUARANTINED);
  }

  private Seq<PackCandidate> notes(AgentId agent, NoteQuery query, String why) {
    return notes.page(agent, query.limit(READ)).map(note -> PackCandidate.of(note.document(), why));
  }

  private Briefing.Inbox inbox(Agent agent) {
    UnreadTotals totals = bookmarks.totals(agent.id());
    Seq<UnreadChannel> unread = bookmarks.inbox(agent.id(), Option.none(), CHANNELS);
    Seq<Posted> mentions = unread.flatMap(one -> mentions(agent, one.channel()));
    Map<ItemRef, Origin> trusted = trusted(mentions.map(BriefAgent::item));
    return new Briefing.Inbox(
        totals.messages(),
        totals.channels(),
        unread,
        mentions
            .filter(one -> trusted.containsKey(item(one)))
            .sorted(Comparator.comparing((Posted one) -> one.message().createdAt()).reversed())
            .take(MENTIONS),
        suggested(agent.id()));
  }

  private Seq<Posted> mentions(Agent agent, Channel channel) {
    long seen = bookmarks.find(agent.id(), channel.id()).map(ReadingPosition::seen).getOrElse(0L);
    return messages
        .before(channel.id(), Long.MAX_VALUE, LOOKED_AT)
        .filter(message -> message.sequence() > seen && !message.author().equals(agent.id()))
        .filter(message -> message.mentions().contains(agent.identity().value()))
        .map(message -> new Posted(channel, message));
  }

  private static ItemRef item(Posted posted) {
    return ItemKind.MESSAGE.ref(posted.message().id().value());
  }

  private Option<Instant> lastSleep(AgentId agent, Seq<Spawn> lives) {
    return notes
        .page(agent, NoteQuery.all().on(NoteTopic.JOURNAL).limit(1))
        .map(Note::editedAt)
        .appendAll(lives.flatMap(Spawn::endedAt))
        .max();
  }

  private Option<Posted> lastSent(AgentId agent) {
    return messages
        .latestOf(agent)
        .flatMap(
            message ->
                channels.find(message.channel()).map(channel -> new Posted(channel, message)));
  }

  private Seq<KnowledgeEntry> news(Instant now) {
    return NEWS.flatMap(
            domain ->
                knowledge.page(
                    KnowledgeQuery.all().in(domain).since(Instants.before(now, NEW)).limit(READ),
                    now))
        .sortBy(KnowledgeEntry::position);
  }

  private Option<UnreadChannel> suggested(AgentId reader) {
    return channels
        .named(FEEDBACK)
        .filter(channel -> channel.archivedAt().isEmpty())
        .map(channel -> new UnreadChannel(channel, bookmarks.unread(reader, channel.id())))
        .filter(feedback -> feedback.unread() > 0)
        .orElse(() -> bookmarks.fullest(reader));
  }
}
