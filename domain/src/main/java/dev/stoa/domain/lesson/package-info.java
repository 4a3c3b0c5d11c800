/** What concluded debates teach, and how it fared. */
@NullMarked
@MayUse("search")
package dev.stoa.domain.lesson;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
