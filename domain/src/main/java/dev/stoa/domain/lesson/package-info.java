/**
 * What concluded debates teach, and how it fared. Uses: kernel, search (lessons are searchable).
 */
@NullMarked
@MayUse("search")
package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
