package dev.stoa.bootstrap.storage;

import dev.stoa.application.channel.Post;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentQuery;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskOutput;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelQuery;
import dev.stoa.domain.consensus.ConsensusQuery;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.conversation.WindowLimits;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueId;
import dev.stoa.domain.critique.CritiqueQuery;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceQuery;
import dev.stoa.domain.evolution.ActionDraft;
import dev.stoa.domain.evolution.Archetype;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.NewEpisode;
import dev.stoa.domain.evolution.NewGeneration;
import dev.stoa.domain.evolution.ProfileDraft;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.lesson.LessonDraft;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.MatchQuery;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.resilience.BreakerName;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.concurrent.atomic.AtomicInteger;

/** Operations whose statements are counted, each on what it needs. */
final class CountedOperations {

  private static final UserId USER = new UserId("user");
  private static final int MANY = 100;

  private final Stoa stoa;
  private final AtomicInteger number = new AtomicInteger();

  CountedOperations(Stoa stoa) {
    this.stoa = stoa;
  }

  Map<String, Runnable> all() {
    return LinkedHashMap.<String, Runnable>empty()
        .put("append to the audit log", () -> stoa.audit().append(event()).get())
        .put(
            "append 100 to the audit log",
            () -> stoa.audit().appendAll(Vector.fill(MANY, CountedOperations::event)).get())
        .put("newest of the audit log", () -> stoa.audit().newest(AuditQuery.all()))
        .merge(agents())
        .merge(memories())
        .merge(posts())
        .merge(messages())
        .merge(turns())
        .merge(matches())
        .merge(episodes())
        .merge(debates())
        .merge(learned());
  }

  private Map<String, Runnable> agents() {
    AgentId id = stoa.agents().register(AgentRegistration.of("worker", "m")).get().id();
    AgentTaskWorker worker = new AgentTaskWorker("w", Option.none());
    return LinkedHashMap.<String, Runnable>empty()
        .put(
            "register an agent",
            () -> stoa.agents().register("agent-" + number.incrementAndGet(), "m").get())
        .put("find an agent", () -> stoa.agents().find(id).get())
        .put("list agents", () -> stoa.agents().list(AgentQuery.all()))
        .put("create a task", () -> stoa.tasks().create("worker", "Look it up.").get())
        .put(
            "create 100 tasks",
            () ->
                stoa.tasks()
                    .createAll(Vector.fill(MANY, () -> AgentTaskOrder.of(id, "Look it up.")))
                    .get())
        .put("claim 10 tasks", () -> stoa.tasks().claim(worker, 10, AgentTaskLease.USUAL))
        .put(
            "claim a task and complete it",
            () ->
                stoa.tasks()
                    .complete(
                        stoa.tasks().claim(worker, 1, AgentTaskLease.USUAL).head().claim(),
                        AgentTaskOutput.of("done"))
                    .get());
  }

  private Map<String, Runnable> debates() {
    DebateSessionId id = stoa.debates().open(NewDebateSession.about("Index or not?")).id();
    CritiqueDraft critique = CritiqueDraft.of("d", "first");
    CritiqueId filed = stoa.critiques().registering().file(critique).get().id();
    return LinkedHashMap.<String, Runnable>empty()
        .put("open a debate", () -> stoa.debates().open(NewDebateSession.about("Cache or not?")))
        .put("find a debate", () -> stoa.debates().find(id).get())
        .put("list conclusions", () -> stoa.consensus().list(ConsensusQuery.all()))
        .put("file a critique", () -> stoa.critiques().file(critique).get())
        .put("find a critique", () -> stoa.critiques().find(filed).get())
        .put("list critiques", () -> stoa.critiques().list(CritiqueQuery.all()))
        .put("leaders", () -> stoa.ratings().leaderboard(PageRequest.first(20)))
        .put("page of matches", () -> stoa.ratings().matches(MatchQuery.all()))
        .put("rating of an agent", () -> stoa.ratings().rating("first").get());
  }

  private Map<String, Runnable> learned() {
    EvidenceId item = stoa.evidence().collect(evidence()).evidence().id();
    LessonId lesson = stoa.lessons().learn(lesson()).id();
    BreakerName breaker = new BreakerName("provider");
    stoa.breakers().failure(breaker);
    return LinkedHashMap.<String, Runnable>empty()
        .put("collect evidence", () -> stoa.evidence().collect(evidence()))
        .put("find evidence", () -> stoa.evidence().find(item).get())
        .put("list evidence", () -> stoa.evidence().list(EvidenceQuery.all()))
        .put("learn a lesson", () -> stoa.lessons().learn(lesson()))
        .put("find a lesson", () -> stoa.lessons().find(lesson).get())
        .put("list lessons", () -> stoa.lessons().list(PageRequest.first(20)))
        .put(
            "record a correction",
            () ->
                stoa.corrections()
                    .record(CorrectionDraft.of("cache", "run", "Seen " + next()))
                    .get())
        .put("write a note", () -> stoa.notebook().write("author", "Seen " + next()).get())
        .put(
            "contribute knowledge",
            () -> stoa.knowledge().contribute("author", "run", "Seen " + next()).get())
        .put("report a success", () -> stoa.breakers().success(breaker))
        .put("find a breaker", () -> stoa.breakers().find(breaker));
  }

  private EvidenceDraft evidence() {
    return EvidenceDraft.of("log", "Seen " + next());
  }

  private LessonDraft lesson() {
    return LessonDraft.of("Cache " + next(), "Lookups repeat.", "Cache them.");
  }

  private int next() {
    return number.incrementAndGet();
  }

  private static AuditEvent event() {
    return AuditEvent.of("query");
  }

  private Map<String, Runnable> memories() {
    MemoryId known = stoa.memory().remember(memory()).get().id();
    return LinkedHashMap.<String, Runnable>empty()
        .put("remember", () -> stoa.memory().remember(memory()).get())
        .put("remember 100", () -> stoa.memory().rememberAll(Vector.fill(MANY, this::memory)).get())
        .put("find a memory", () -> stoa.memory().find(known).get())
        .put("recall the strongest", () -> stoa.memory().recall(Recall.strongest()).get());
  }

  private Remember memory() {
    return Remember.of("Lookups repeat, as was seen in run " + number.incrementAndGet());
  }

  private Map<String, Runnable> posts() {
    AgentId author = stoa.agents().register(AgentRegistration.of("author", "m")).get().id();
    ChannelId channel = stoa.channels().create("reviews").get().id();
    Post post = Post.of(channel, author, "Lookups repeat.");
    return LinkedHashMap.<String, Runnable>empty()
        .put("find a channel", () -> stoa.channels().find(channel).get())
        .put("list channels", () -> stoa.channels().list(ChannelQuery.all()))
        .put("post", () -> stoa.channels().post(post).get())
        .put("post 100", () -> stoa.channels().postAll(Vector.fill(MANY, () -> post)).get());
  }

  private Map<String, Runnable> messages() {
    ConversationId in = stoa.conversations().start(USER, NewConversation.untitled()).get().id();
    MessageDraft draft = MessageDraft.user("Lookups repeat.");
    stoa.messages().append(USER, in, MessageDraft.system("Answer briefly.")).get();
    return LinkedHashMap.<String, Runnable>empty()
        .put("append a message", () -> stoa.messages().append(USER, in, draft).get())
        .put(
            "append 100 messages",
            () ->
                stoa.messages()
                    .appendAll(USER, in, Vector.fill(MANY, () -> NewMessage.of(draft)))
                    .get())
        .put(
            "window of 20 messages",
            () -> stoa.messages().window(USER, in, WindowLimits.messages(20)).get())
        .put("find a conversation", () -> stoa.conversations().find(USER, in.value()).get())
        .put(
            "page of 50 messages",
            () -> stoa.messages().before(USER, in, PageRequest.first(50)).get());
  }

  private Map<String, Runnable> turns() {
    DebateSessionId id = stoa.debates().open(NewDebateSession.about("Cache or not?")).id();
    TurnDraft draft = TurnDraft.of(1, DebatePhase.PROPOSAL, "speaker", "Lookups repeat.");
    stoa.debates().start(id).get();
    stoa.debates().registering().append(id, draft).get();
    return LinkedHashMap.<String, Runnable>empty()
        .put("append a turn", () -> stoa.debates().append(id, draft).get())
        .put(
            "append 100 turns",
            () -> stoa.debates().appendAll(id, Vector.fill(MANY, () -> draft)).get());
  }

  private Map<String, Runnable> matches() {
    return LinkedHashMap.<String, Runnable>empty()
        .put("record a match", () -> stoa.ratings().registering().record(match()).get())
        .put(
            "record 100 matches",
            () -> stoa.ratings().registering().recordAll(Vector.fill(MANY, this::match)).get());
  }

  private NewMatch match() {
    return NewMatch.won(
            new MatchId("match-" + number.incrementAndGet()),
            new AgentName("first"),
            new AgentName("second"))
        .in(new Discipline("security"));
  }

  private Map<String, Runnable> episodes() {
    GenerationId generation = stoa.generations().open(NewGeneration.first()).get().id();
    ProfileId profile =
        stoa.profiles()
            .add(generation, ProfileDraft.of(Archetype.PRIMARY_ACTOR, "Negotiate."))
            .get()
            .id();
    NewEpisode episode =
        NewEpisode.of(generation, profile, profile, Termination.TIMEOUT, 1, 1)
            .turns(20)
            .actions(Vector.rangeClosed(1, 20).map(turn -> ActionDraft.of(turn, profile)));
    return LinkedHashMap.<String, Runnable>empty()
        .put("record an episode of 20 actions", () -> stoa.episodes().record(episode).get())
        .put(
            "record 100 episodes",
            () -> stoa.episodes().recordAll(Vector.fill(MANY, () -> episode)).get());
  }
}
