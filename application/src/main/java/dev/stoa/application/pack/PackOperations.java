package dev.stoa.application.pack;

import dev.stoa.application.agent.FindAgent;
import dev.stoa.application.search.FindHits;
import dev.stoa.application.search.IndexWaiting;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.consensus.ConsensusStorage;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.correction.CorrectionStorage;
import dev.stoa.domain.evidence.EvidenceStorage;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.lesson.LessonStorage;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.pack.FillPack;
import dev.stoa.domain.pack.Pack;
import dev.stoa.domain.pack.PackCandidate;
import dev.stoa.domain.pack.PackQuestion;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.Searched;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Instant;
import java.time.InstantSource;

/** Collects what is known about a question for a prompt, under a budget of tokens. */
public final class PackOperations {

  private final UnitOfWork unitOfWork;
  private final IndexWaiting waiting;
  private final FindHits hits;
  private final FindCandidates candidates;
  private final ReadLastMessages lastMessages;
  private final TokenCounter counter;
  private final InstantSource clock;

  /** For one workspace, with what is searched, its clock and the counter of its model. */
  public <
          S extends
              SearchStorage & AgentStorage & ChannelStorage & MemoryStorage & CorrectionStorage
                  & EvidenceStorage & LessonStorage & ConsensusStorage & TrustStorage>
      PackOperations(
          S storage, Iterable<Searched> searched, TokenCounter counter, InstantSource time) {
    this.unitOfWork = storage.unitOfWork();
    this.waiting = new IndexWaiting(storage, Vector.ofAll(searched));
    this.candidates = new FindCandidates(storage);
    this.lastMessages = new ReadLastMessages(storage);
    this.counter = counter;
    this.clock = MicrosecondClock.of(time);
    this.hits = new FindHits(storage, new FindAgent(storage.agents()), clock);
  }

  /**
   * The best of what is found about a question, as much as the budget allows and at least one item.
   *
   * <p>The same store and the same instant give the same pack.
   */
  public Either<Refusal, Pack> pack(PackQuestion question) {
    Instant now = clock.instant();
    SearchEverything search = question.candidates();
    waiting.catchUp(search.places());
    FillPack fill = new FillPack(search.words(), question.tokens(), counter, now);
    return unitOfWork.snapshot(() -> found(question, search, now)).map(fill::of);
  }

  /** As above, about these words, in everything that is shared, with the usual budget. */
  public Either<Refusal, Pack> pack(String words) {
    return pack(PackQuestion.about(words));
  }

  private Either<Refusal, Seq<PackCandidate>> found(
      PackQuestion question, SearchEverything search, Instant now) {
    return lastMessages
        .of(question.channel(), search.minTrust())
        .flatMap(
            last ->
                hits.find(search)
                    .<Refusal>mapLeft(refused -> refused)
                    .map(page -> candidates.of(page.items(), last, now)));
  }
}
