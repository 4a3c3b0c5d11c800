package dev.stoa.domain.files;

import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;

/**
 * Which files of a scope are listed, by path.
 *
 * @param folder only what is in this folder, at any depth
 */
public record FileQuery(FileScope scope, FilePath folder, PageRequest<FilePath> page)
    implements PagedQuery<FilePath, FileQuery> {

  /** All files of a scope. */
  public static FileQuery in(FileScope scope) {
    return new FileQuery(scope, FilePath.ROOT, PageRequest.first());
  }

  /** As above. */
  public static FileQuery in(String scope) {
    return in(new FileScope(scope));
  }

  /** Only what is in this folder, at any depth. */
  public FileQuery below(FilePath wanted) {
    return new FileQuery(scope, wanted, page);
  }

  @Override
  public FileQuery page(PageRequest<FilePath> wanted) {
    return new FileQuery(scope, folder, wanted);
  }
}
