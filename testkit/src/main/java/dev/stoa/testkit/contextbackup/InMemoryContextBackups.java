package dev.stoa.testkit.contextbackup;

import dev.stoa.domain.contextbackup.BackupEntry;
import dev.stoa.domain.contextbackup.ContextBackupId;
import dev.stoa.domain.contextbackup.ContextBackups;
import dev.stoa.domain.contextbackup.SealedBackup;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;

/** Backups in a list. */
final class InMemoryContextBackups implements ContextBackups {

  private final Cell<Vector<SealedBackup>> backups;
  private final Belongings belongings;

  InMemoryContextBackups(InMemoryUnitOfWork unit, Belongings belongings) {
    this.backups = unit.cell(Vector.empty());
    this.belongings = belongings;
  }

  @Override
  public void append(SealedBackup backup) {
    BackupEntry entry = backup.entry();
    boolean taken =
        backups
            .get()
            .map(SealedBackup::entry)
            .exists(one -> one.id().equals(entry.id()) || isSameThread(one, entry));
    if (taken) {
      throw new StorageException("backup " + entry.id() + " exists already");
    }
    backups.update(all -> all.append(backup));
    belongings.require(entry.conversation(), entry.specialist());
  }

  @Override
  public Option<SealedBackup> covering(
      ConversationId conversation, SpecialistName specialist, long covers) {
    return newestFirst(conversation, specialist).find(one -> one.entry().covers() == covers);
  }

  @Override
  public Seq<SealedBackup> page(
      ConversationId conversation, SpecialistName specialist, Option<Long> before, int limit) {
    return newestFirst(conversation, specialist)
        .filter(one -> before.forAll(thread -> one.entry().thread() < thread))
        .take(limit);
  }

  @Override
  public Seq<SealedBackup> pageOfAll(Option<ContextBackupId> after, int limit) {
    return backups
        .get()
        .filter(one -> after.forAll(last -> one.entry().id().compareTo(last) > 0))
        .sortBy(one -> one.entry().id())
        .take(limit);
  }

  @Override
  public void replaceTexts(Seq<SealedBackup> replaced) {
    Map<ContextBackupId, SealedBackup> byId = replaced.toMap(one -> one.entry().id(), one -> one);
    backups.update(
        all ->
            all.map(
                one ->
                    byId.get(one.entry().id())
                        .map(other -> new SealedBackup(one.entry(), other.text()))
                        .getOrElse(one)));
  }

  void remove(ConversationId conversation) {
    backups.update(all -> all.reject(one -> one.entry().conversation().equals(conversation)));
  }

  private Seq<SealedBackup> newestFirst(ConversationId conversation, SpecialistName specialist) {
    return backups
        .get()
        .filter(one -> one.entry().conversation().equals(conversation))
        .filter(one -> one.entry().specialist().equals(specialist))
        .sorted(Comparator.comparing((SealedBackup one) -> one.entry().thread()).reversed());
  }

  private static boolean isSameThread(BackupEntry one, BackupEntry other) {
    return one.thread() == other.thread()
        && one.conversation().equals(other.conversation())
        && one.specialist().equals(other.specialist());
  }
}
