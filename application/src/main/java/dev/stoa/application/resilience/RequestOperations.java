package dev.stoa.application.resilience;

import dev.stoa.application.conversation.ContentCipher;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.SealedText;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.resilience.AnsweredRequest;
import dev.stoa.domain.resilience.AnsweredRequests;
import dev.stoa.domain.resilience.RequestRefused;
import dev.stoa.domain.resilience.ResilienceStorage;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/** Operations on requests that may be sent again, which are done once. */
public final class RequestOperations {

  private static final Duration BETWEEN_REMOVALS = Duration.ofMinutes(1);
  private static final int REMOVED_AT_ONCE = 1_000;

  private final UnitOfWork unitOfWork;
  private final AnsweredRequests requests;
  private final ContentCipher cipher;
  private final InstantSource clock;
  private final AtomicLong removed = new AtomicLong(Long.MIN_VALUE);

  /** What a request was answered, and whether that was earlier. */
  public record Answer(String text, boolean isRepeated) {}

  /** For one workspace, with its clock and the cipher of answers, which may hold any content. */
  public RequestOperations(ResilienceStorage storage, InstantSource time, ContentCipher cipher) {
    this.unitOfWork = storage.unitOfWork();
    this.requests = storage.answeredRequests();
    this.cipher = cipher;
    this.clock = MicrosecondClock.of(time);
  }

  /**
   * Does the work, or returns what it answered under this name within the last 24 hours.
   *
   * <p>The work and its answer are committed together: units that it opens join one. What is
   * refused or fails changes nothing, and is done when it is sent again.
   *
   * @param name the key that the client chose, and whatever else its keys belong to
   * @param request the whole request, or a hash of it; another one under the name is refused
   */
  public Either<Refusal, Answer> once(
      String name, String request, Supplier<Either<Refusal, String>> work) {
    removeOld();
    AnsweredRequest current = AnsweredRequest.of(name, request, clock.instant());
    return unitOfWork.write(
        () -> {
          Option<AnsweredRequest> before =
              requests.lock(current.key()).filter(existing -> !existing.isOver(current.at()));
          return before.isDefined()
              ? repeated(before.get(), current)
              : work.get().map(text -> answered(current, text));
        });
  }

  private Either<Refusal, Answer> repeated(AnsweredRequest before, AnsweredRequest current) {
    if (!before.fingerprint().equals(current.fingerprint())) {
      return Either.left(new RequestRefused.OtherRequest());
    }
    SealedText stored = new SealedText(before.keyId().map(KeyId::new), before.answer());
    return Either.right(new Answer(cipher.decrypt(place(before), stored), true));
  }

  private Answer answered(AnsweredRequest current, String text) {
    SealedText stored = cipher.encrypt(place(current), text);
    requests.save(current.answered(stored.text(), stored.key().map(KeyId::value), clock.instant()));
    return new Answer(text, false);
  }

  private static String place(AnsweredRequest request) {
    return "request:" + request.key();
  }

  /**
   * Removes answers that are older than 24 hours, the oldest first.
   *
   * @return how many were removed; fewer than the batch means that none is left
   */
  public int removeOld(int batch) {
    Page.checkedSize(batch);
    return unitOfWork.run(
        () -> requests.removeUntil(clock.instant().minus(AnsweredRequest.KEPT), batch));
  }

  /** In a separate unit: two requests that remove the same rows would wait for each other. */
  private void removeOld() {
    Instant now = clock.instant();
    long last = removed.get();
    if (last < now.minus(BETWEEN_REMOVALS).getEpochSecond()
        && removed.compareAndSet(last, now.getEpochSecond())) {
      unitOfWork.run(() -> requests.removeUntil(now.minus(AnsweredRequest.KEPT), REMOVED_AT_ONCE));
    }
  }
}
