package dev.stoa.application.encryption;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.conversation.ContentCipher;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.conversation.KeywordHasher;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.contextbackup.ContextBackupStorage;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.operations.Versions;
import dev.stoa.domain.search.SearchStorage;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.LongConsumer;

/** Encrypts everything stored with the current key, or decrypts it. */
public final class RekeyOperations {

  private static final int BATCH = 200;

  private final UnitOfWork unitOfWork;
  private final Option<KeyId> current;
  private final Seq<ResealedTexts> encrypted;
  private final Seq<ResealedTexts> decrypted;
  private final AppendAudit audit;
  private final Option<Versions> versions;
  private final BooleanSupplier compact;

  /**
   * For one workspace, with its clock, id source and protection.
   *
   * @param more texts of other contexts that take part, with the cipher that they are stored with
   * @param versions the rows as they were, if the store has them
   * @param compact rewrites the files of the store; false if it cannot
   */
  public <S extends ConversationStorage & ContextBackupStorage & SearchStorage & AuditStorage>
      RekeyOperations(
          S storage,
          InstantSource time,
          IdSource ids,
          ContentProtection protection,
          Function<ContentCipher, Seq<ResealedTexts>> more,
          Option<Versions> versions,
          BooleanSupplier compact) {
    this.unitOfWork = storage.unitOfWork();
    this.current = protection.cipher().current();
    this.encrypted = kinds(storage, protection, more);
    this.decrypted =
        kinds(
            storage,
            new ContentProtection(new DecryptingCipher(protection.cipher()), KeywordHasher.PLAIN),
            more);
    this.audit = new AppendAudit(storage.auditLog(), MicrosecondClock.of(time), ids);
    this.versions = versions;
    this.compact = compact;
  }

  private static <S extends ConversationStorage & ContextBackupStorage & SearchStorage>
      Seq<ResealedTexts> kinds(
          S storage,
          ContentProtection protection,
          Function<ContentCipher, Seq<ResealedTexts>> more) {
    return Vector.<ResealedTexts>of(
            new ResealTitles(storage.conversations(), protection.cipher()),
            new ResealMessages(storage, storage.textIndex(), protection),
            new ResealBackups(storage.contextBackups(), protection.cipher()))
        .appendAll(more.apply(protection.cipher()));
  }

  /**
   * Encrypts what is plain or encrypted with another key, in small units of work, and rewrites the
   * files of the store; audited. After an interruption, repeating it continues. Others may read and
   * write meanwhile.
   *
   * @param progress hears how many texts were looked at
   */
  public Either<EncryptionRefused, RekeyReport> rekey(LongConsumer progress) {
    return changed(encrypted, current, StoaEventType.ENCRYPTION_REKEYED, progress)
        .map(changed -> new RekeyReport(current.get(), changed, compact.getAsBoolean()));
  }

  /**
   * Decrypts everything, in small units of work; audited with the key that encrypted until now.
   * After an interruption, repeating it continues. What others store meanwhile with the keys stays
   * encrypted until it is repeated.
   *
   * @param progress hears how many texts were looked at
   */
  public Either<EncryptionRefused, DecryptReport> decrypt(LongConsumer progress) {
    return changed(decrypted, Option.none(), StoaEventType.ENCRYPTION_DECRYPTED, progress)
        .map(DecryptReport::new);
  }

  private Either<EncryptionRefused, Map<String, Long>> changed(
      Seq<ResealedTexts> kinds, Option<KeyId> key, StoaEventType type, LongConsumer progress) {
    if (current.isEmpty()) {
      return Either.left(new EncryptionRefused.NoKeys());
    }
    Map<String, Long> changed;
    try {
      changed = resealed(kinds, progress);
    } catch (RefusalException e) {
      return Either.left(new EncryptionRefused.CannotRead(e.refusal()));
    }
    versions.forEach(former -> removeOtherKeys(former, key));
    unitOfWork.run(
        () ->
            audit.record(
                AuditEvent.of(
                    type,
                    AuditMembers.of("key_id", current.get().value()).numbers("texts", changed))));
    return Either.right(changed);
  }

  private Map<String, Long> resealed(Seq<ResealedTexts> kinds, LongConsumer progress) {
    Map<String, Long> changed = LinkedHashMap.empty();
    long seen = 0;
    for (ResealedTexts kind : kinds) {
      long done = 0;
      Option<String> next = Option.none();
      do {
        Option<String> after = next;
        Resealed step =
            unitOfWork.run(
                () -> {
                  versions.forEach(Versions::recordNone);
                  return kind.next(after, BATCH);
                });
        done += step.changed();
        seen += step.seen();
        next = step.next();
        progress.accept(seen);
      } while (next.isDefined());
      changed = changed.put(kind.kind(), done);
    }
    return changed;
  }

  /** After the rows, because what others change until then leaves versions with the former key. */
  private void removeOtherKeys(Versions former, Option<KeyId> key) {
    int removed;
    do {
      removed = unitOfWork.run(() -> former.removeOtherKeys(key.map(KeyId::value), BATCH));
    } while (removed > 0);
  }
}
