// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <new>

namespace cutcard {

/// Whether blocks are kept at all: a sanitizer sees only what goes back to the heap.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool blocksAreKept = false;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool blocksAreKept = false;
#else
inline constexpr bool blocksAreKept = true;
#endif
#else
inline constexpr bool blocksAreKept = true;
#endif

/// Keeps the blocks of one size that a thread has given back, and hands them out again; what is left goes with it.
template <std::size_t Size> class RecycledBlocks
{
public:
    static void* take()
    {
        if (s_first == nullptr)
            return ::operator new(Size);
        Block* block = s_first;
        s_first = block->next;
        return block;
    }

    static void giveBack(void* memory)
    {
        if (s_first == nullptr && !keeps())
            return ::operator delete(memory);
        s_first = new (memory) Block{s_first};
    }

private:
    struct Block {
        Block* next;
    };
    static_assert(Size >= sizeof(Block));

    /// Empties the list when its thread ends; static objects may still give back after that.
    struct AtThreadsEnd {
        AtThreadsEnd() { s_open = true; }
        AtThreadsEnd(const AtThreadsEnd&) = delete;
        AtThreadsEnd& operator=(const AtThreadsEnd&) = delete;
        ~AtThreadsEnd()
        {
            s_open = false;
            while (s_first != nullptr) {
                Block* block = s_first;
                s_first = block->next;
                ::operator delete(block);
            }
        }
    };

    static bool keeps()
    {
        if constexpr (!blocksAreKept)
            return false;
        thread_local const AtThreadsEnd end;
        return s_open;
    }

    static inline thread_local Block* s_first = nullptr;
    static inline thread_local bool s_open = false;
};

/// An allocator of single objects that come and go by the thousand, all of one size; stateless.
template <typename T> struct RecyclingAllocator {
    using value_type = T;
    using Blocks = RecycledBlocks<(sizeof(T) < sizeof(void*) ? sizeof(void*) : sizeof(T))>;
    static_assert(alignof(T) <= __STDCPP_DEFAULT_NEW_ALIGNMENT__);

    RecyclingAllocator() = default;
    template <typename Other> RecyclingAllocator(const RecyclingAllocator<Other>& /*other*/) {}

    T* allocate(std::size_t count)
    {
        return static_cast<T*>(count == 1 ? Blocks::take() : ::operator new(count * sizeof(T)));
    }
    void deallocate(T* memory, std::size_t count)
    {
        if (count == 1)
            return Blocks::giveBack(memory);
        ::operator delete(memory);
    }
    template <typename Other> bool operator==(const RecyclingAllocator<Other>& /*other*/) const { return true; }
};

} // namespace cutcard
