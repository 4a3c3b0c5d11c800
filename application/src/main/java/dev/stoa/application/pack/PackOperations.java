package dev.stoa.application.pack;

import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.application.search.SearchOperations;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.consensus.ConsensusStorage;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.correction.CorrectionStorage;
import dev.stoa.domain.evidence.EvidenceStorage;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.lesson.LessonStorage;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.pack.FillPack;
import dev.stoa.domain.pack.Pack;
import dev.stoa.domain.pack.PackQuestion;
import dev.stoa.domain.search.SearchStorage;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;

/** Collects what is known about a question for a prompt, under a budget of tokens. */
public final class PackOperations {

  /** How many of the last messages of a channel are candidates. */
  private static final int LAST_MESSAGES = 5;

  private final UnitOfWork unitOfWork;
  private final SearchOperations search;
  private final ChannelOperations channels;
  private final FindCandidates candidates;
  private final TokenCounter counter;
  private final InstantSource clock;

  /** For one workspace, with its clock and the counter of its model. */
  public <
          S extends
              SearchStorage & MemoryStorage & CorrectionStorage & EvidenceStorage & LessonStorage
                  & ConsensusStorage>
      PackOperations(
          S storage,
          SearchOperations search,
          ChannelOperations channels,
          TokenCounter counter,
          InstantSource time) {
    this.unitOfWork = storage.unitOfWork();
    this.search = search;
    this.channels = channels;
    this.candidates = new FindCandidates(storage);
    this.counter = counter;
    this.clock = MicrosecondClock.of(time);
  }

  /**
   * The best of what is found about a question, as much as the budget allows and at least one item.
   *
   * <p>The same store and the same instant give the same pack.
   */
  public Either<Refusal, Pack> pack(PackQuestion question) {
    Instant now = clock.instant();
    return lastMessages(question)
        .flatMap(
            last ->
                search
                    .search(question.candidates())
                    .<Refusal>mapLeft(refused -> refused)
                    .map(hits -> unitOfWork.snapshot(() -> candidates.of(hits.items(), last, now))))
        .map(
            found ->
                new FillPack(question, counter, LocalDate.ofInstant(now, ZoneOffset.UTC))
                    .of(found));
  }

  /** As above, about these words, in everything that is shared, with the usual budget. */
  public Either<Refusal, Pack> pack(String words) {
    return pack(PackQuestion.about(words));
  }

  private Either<Refusal, LastMessages> lastMessages(PackQuestion question) {
    return question
        .channel()
        .map(reference -> channels.resolve(reference).<Refusal>mapLeft(no -> no).map(this::last))
        .getOrElse(() -> Either.right(LastMessages.NONE));
  }

  private LastMessages last(Channel channel) {
    Seq<ChannelMessage> newest =
        channels.newest(channel.id(), PageRequest.first(LAST_MESSAGES)).items();
    return new LastMessages(
        channel.name().value(),
        Vector.ofAll(newest),
        channels.identities(newest.map(ChannelMessage::author)));
  }
}
