/** Memory files: texts under paths, per agent, user, project or team, and the six commands. */
@NullMarked
@MayUse({"kernel", "search", "trust"})
package dev.stoa.domain.files;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
