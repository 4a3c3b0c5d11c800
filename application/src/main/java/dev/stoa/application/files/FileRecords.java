package dev.stoa.application.files;

import dev.stoa.application.agent.AgentRecords;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.files.FileEntry;
import dev.stoa.domain.files.FilePath;
import dev.stoa.domain.files.FileScope;
import dev.stoa.domain.files.FileStorage;
import dev.stoa.domain.files.MemoryFile;
import dev.stoa.domain.files.MemoryFiles;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The files that are an agent's own: those in the scope of its name. */
public final class FileRecords implements AgentRecords {

  private static final String FILES = "files";

  private final MemoryFiles files;
  private final FindFiles find;
  private final TextIndex index;

  /** For one workspace. */
  public <S extends FileStorage & SearchStorage> FileRecords(S storage) {
    this.files = storage.memoryFiles();
    this.find = new FindFiles(files);
    this.index = storage.textIndex();
  }

  @Override
  public Option<AgentRefused> mergeRefusal(AgentName from, AgentName into) {
    return Option.none();
  }

  /** A file whose path the other has too goes into a folder of the former name. */
  @Override
  public Map<String, Long> move(AgentName from, AgentName into) {
    FileScope before = FileScope.agent(from.value());
    FileScope after = FileScope.agent(into.value());
    Vector.of(before, after).sorted().forEach(files::hold);
    Seq<FileEntry> own = find.below(before, FilePath.ROOT);
    Set<FilePath> taken = find.below(after, FilePath.ROOT).map(FileEntry::path).toSet();
    boolean isClash = own.exists(file -> clashes(file.path(), taken));
    files
        .find(own.map(FileEntry::id))
        .sortBy(MemoryFile::path)
        .map(file -> file.given(after, isClash ? aside(file.path(), from, taken) : file.path()))
        .forEach(
            file -> {
              files.save(file);
              index.put(file.document());
            });
    return counted(own.size());
  }

  private static boolean clashes(FilePath path, Set<FilePath> taken) {
    return taken.exists(other -> other.equals(path) || other.isBelow(path) || path.isBelow(other));
  }

  /** The first folder of the name that is free. */
  private static FilePath aside(FilePath path, AgentName from, Set<FilePath> taken) {
    String name = from.value().replaceAll("[^A-Za-z0-9_-]", "_");
    String folder = "from-" + name;
    for (int next = 2; clashes(FilePath.ROOT.child(folder), taken); next++) {
      folder = "from-" + name + "-" + next;
    }
    return FilePath.ROOT.child(folder).child(path.behind(FilePath.ROOT));
  }

  @Override
  public Map<String, Long> shared(AgentName agent) {
    return TreeMap.empty();
  }

  @Override
  public Map<String, Long> own(AgentName agent) {
    return counted(files.totals(FileScope.agent(agent.value())).files());
  }

  @Override
  public void remove(AgentName agent) {
    FileScope scope = FileScope.agent(agent.value());
    files.hold(scope);
    Seq<FileEntry> own = find.below(scope, FilePath.ROOT);
    index.removeAll(SearchSource.FILE, own.map(file -> file.id().value()));
    files.remove(own.map(FileEntry::id));
  }

  private static Map<String, Long> counted(long number) {
    return number == 0 ? TreeMap.empty() : TreeMap.of(FILES, number);
  }
}
